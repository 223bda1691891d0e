/** Hosts that cannot run here: the files that the build writes for them, under their rules and within their limits. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor } from '#server/site/security-headers.ts';
import { own } from '../../support/sites.ts';
import { type Expected, expectedAnswers, plain } from './expected-answers.ts';
import { modelledHosts, redirectsOf } from './modelled-hosts.ts';
import { writeSiteForHosts } from './site-for-hosts.ts';

const temporary = mkdtempSync(join(tmpdir(), 'hosts-'));
const folder = join(temporary, 'site');
const siteOf = { 'the tests’ site': folder, 'the company’s site': own.folder };

beforeAll(() => writeSiteForHosts(folder));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe.each(Object.entries(modelledHosts))('%s', (_, host) => {
  test('answers every address as it should, but for what it cannot', () => {
    const told = ({ kind }: Expected) => host.cannot[kind] === undefined && kind !== 'long address';
    const faults = expectedAnswers(folder)
      .filter(told)
      .flatMap(({ path, status, file, location }) => {
        const found = host.answer(folder, path);
        const isRight =
          found.status === status && found.file === file && (location === undefined || plain(found.location ?? '') === location);
        return isRight ? [] : [`${path}: expected ${status} ${file ?? location}, found ${found.status} ${found.file ?? found.location}`];
      });
    expect(faults).toEqual([]);
  });

  test('is said to differ only where it does', () => {
    const differing = expectedAnswers(folder).flatMap(({ kind, path, status, file, location }) => {
      const found = host.answer(folder, path);
      return found.status !== status || found.file !== file || (location !== undefined && plain(found.location ?? '') !== location)
        ? kind
        : [];
    });
    expect(new Set(differing)).toEqual(new Set(Object.keys(host.cannot)));
  });
});

describe.each(Object.entries(siteOf))('%s', (_, site) => {
  const read = (file: string) => readFileSync(join(site, file), 'utf8');

  test('keeps the limits of its hosts', () => {
    // Cloudflare Pages.
    expect(redirectsOf(site, { dynamic: false }).size).toBeLessThanOrEqual(2000);
    expect(redirectsOf(site, { dynamic: true }).size).toBeLessThanOrEqual(100);
    for (const line of read('_redirects').split('\n')) expect(line.length).toBeLessThanOrEqual(1000);
    expect(read('_headers').match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
    // CloudFront.
    expect(statSync(join(site, '_cloudfront.js')).size).toBeLessThanOrEqual(10_240);
  });

  test.each(['/', '/services', '/company/blog/A%20title', '/assets/app-1a2b.js', '/feed.xml', '/favicon.ico', '/social/home.png'])(
    'sends %s with the headers of our own server, each from one rule',
    (path) => {
      const found = new Map<string, string>();
      for (const [, pattern = '', rules = ''] of read('_headers').matchAll(/^(\/\S*)\n((?: {2}.+\n)+)/gm)) {
        if (!new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path)) continue;
        for (const [, name = '', value = ''] of rules.matchAll(/^ {2}([^:]+): (.+)$/gm)) {
          expect(found.has(name), name).toBe(false);
          found.set(name, value);
        }
      }
      expect(Object.fromEntries(found)).toMatchObject(Object.fromEntries(headersFor(path, true)));
      const forOthers = /^\/(feed|favicon|social)/.test(path);
      expect(found.has('Cross-Origin-Resource-Policy')).toBe(!forOthers);
      expect(found.get('Cache-Control')).toBe(path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : undefined);
    },
  );
});
