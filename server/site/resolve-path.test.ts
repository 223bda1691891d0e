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
])('%s names %j', (pathname, names) => {
  expect(readSegments(pathname)).toEqual(names);
});

test.each([
  '//',
  '///',
  '//a',
  '/a//b',
  '/.env',
  '/a/.git',
  '/a/.well-known',
  '/%2e%2e/a',
  '/a%2Fb',
  '/a%5Cb',
  '/a%00',
  '/%',
  '/%zz',
  '/%ff',
])('%s names nothing', (pathname) => {
  expect(readSegments(pathname)).toBeUndefined();
});

test('whatever is asked for, the names stay inside the folder', { timeout: 60_000 }, () => {
  const pieces = fc.constantFrom('/', '.', '..', '%2e', '%2f', '%5c', '\\', 'a', '%00', '%', 'ক', ' ', ':');
  const hostile = fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(hostile, fc.webPath()), (pathname) => {
      const names = readSegments(pathname);
      expect(names === undefined || join('/site', ...names) === ['/site', ...names].join(sep)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
