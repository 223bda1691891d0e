import fc from 'fast-check';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { readSegments } from './resolve-path.ts';

test.each([
  ['/', []],
  ['/services', ['services']],
  ['/services/', ['services']],
  ['/company/blog/A%20%26%20B', ['company', 'blog', 'A & B']],
  ['/%E0%A6%95', ['ক']],
  ['/.well-known/security.txt', ['.well-known', 'security.txt']],
  ['/jobs/.NET%20Developer', ['jobs', '.NET Developer']],
])('%s has the segments %j', (pathname, segments) => {
  expect(readSegments(pathname)).toEqual(segments);
});

test.each([
  '//',
  '///',
  '//a',
  '/a//b',
  '/.git/config',
  '/a/.git/config',
  '/a/.well-known/b',
  '/a/..',
  '/a/.',
  '/_headers',
  '/%2e%2e/a',
  '/a%2Fb',
  '/a%5Cb',
  '/a%00',
  '/%',
  '/%zz',
  '/%ff',
])('%s has no valid segments', (pathname) => {
  expect(readSegments(pathname)).toBeUndefined();
});

test('no path leads out of the folder', () => {
  const parts = fc.constantFrom('/', '.', '..', '%2e', '%2f', '%5c', '\\', 'a', '%00', '%', 'ক', ' ', ':');
  const hostile = fc.array(parts, { maxLength: 12 }).map((list) => `/${list.join('')}`);
  fc.assert(
    fc.property(fc.oneof(hostile, fc.webPath()), (pathname) => {
      const segments = readSegments(pathname);
      expect(segments === undefined || join('/site', ...segments) === ['/site', ...segments].join(sep)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
