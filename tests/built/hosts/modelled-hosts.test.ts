/** Hosts that cannot run here: the files that the build writes for them, under their rules and within their limits. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  MAX_HEADER_RULES,
  MAX_LINE_LENGTH,
  MAX_STATIC_REDIRECT_RULES,
} from '@cloudflare/pages-shared/dist/metadata-generator/constants.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor } from '#server/site/security-headers.ts';
import { netlifyRedirects } from '../../../src/integrations/delivery/redirect-formats.ts';
import { site as builtSite } from '../../support/sites.ts';
import { expectedAnswers, plain } from './expected-answers.ts';
import { headerRules, redirectRules } from './read-host-files.ts';
import { modelledHosts } from './modelled-hosts.ts';
import { writeSiteForHosts } from './site-for-hosts.ts';

const temporary = mkdtempSync(join(tmpdir(), 'hosts-'));
const folder = join(temporary, 'site');
const siteOf = { 'the tests’ site': folder, 'the company’s site': builtSite.folder };

beforeAll(() => writeSiteForHosts(folder));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

test.each(Object.entries(modelledHosts))('%s answers every address as it should, except what it cannot', async (_, host) => {
  const [faults, differing] = [new Array<string>(), new Set<string>()];
  for (const { kind, path, status, file, location } of expectedAnswers(folder)) {
    if (host.untold.includes(kind)) continue;
    const found = await host.answer(folder, path);
    const isRight =
      (found.status === status || (status === 400 && found.status === 404)) &&
      (status === 400 || found.file === file) &&
      (location === undefined || plain(found.location ?? '') === location);
    if (isRight) continue;
    if (host.cannot[kind] !== undefined) differing.add(kind);
    else faults.push(`${path}: expected ${status} ${file ?? location}, found ${found.status} ${found.file ?? found.location}`);
  }
  expect(faults).toEqual([]);
  expect(differing).toEqual(new Set(Object.keys(host.cannot)));
});

test('Cloudflare Pages lets no browser keep that a file is not there', async () => {
  const { status, headers } = (await modelledHosts['Cloudflare Pages']?.answer(folder, '/assets/gone.js')) ?? {};
  expect(status).toBe(404);
  expect(headers?.['cache-control']).toMatch(/^no-(cache|store)$/);
});

test('a star or a colon in a former address is a letter like any other on Cloudflare Pages and Netlify', () => {
  const redirect = (from: string) => ({ from, to: 'services', ignoresCase: false });
  const lines = netlifyRedirects([redirect('company/blog/What*'), redirect('company/blog/Re:Launch')], [])
    .trim()
    .split('\n');
  expect(lines).toEqual(['What%2A', 'What%2A/', 'Re%3ALaunch', 'Re%3ALaunch/'].map((title) => `/company/blog/${title} /services 301`));
});

describe.each(Object.entries(siteOf))('%s', (_, site) => {
  const read = (file: string) => readFileSync(join(site, file), 'utf8');

  test('keeps the limits of its hosts', async () => {
    const rules = await redirectRules(site);
    // Cloudflare Pages, whose program leaves out rules beyond these.
    expect(rules.filter(({ status }) => status === 301).length).toBeLessThanOrEqual(MAX_STATIC_REDIRECT_RULES);
    for (const line of read('_redirects').split('\n')) expect(line.length).toBeLessThanOrEqual(1000);
    expect((await headerRules(site)).length).toBeLessThanOrEqual(MAX_HEADER_RULES);
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(MAX_LINE_LENGTH);
  });

  test.each(['Cloudflare Pages', 'Netlify'])('sends the headers of our own server from %s, each from one rule', async (name) => {
    const asset = readdirSync(join(site, 'assets')).find((file) => file.endsWith('.js'));
    const [preview] = readdirSync(join(site, 'social'));
    for (const path of ['/', '/services', '/company/blog', `/assets/${asset}`, '/feed.xml', '/favicon.ico', `/social/${preview}`]) {
      const { headers = {} } = (await modelledHosts[name]?.answer(site, path)) ?? {};
      const expected = Object.fromEntries([...headersFor(path, true)].map(([header, value]) => [header.toLowerCase(), value]));
      expect(headers, path).toMatchObject(expected);
      expect('cross-origin-resource-policy' in headers, path).toBe('cross-origin-resource-policy' in expected);
      const caching = path.startsWith('/assets/')
        ? /^public, max-age=31536000, immutable$/
        : /^no-cache$|^public, max-age=0, must-revalidate$/;
      expect(headers['cache-control'] ?? asked, path).toMatch(caching);
    }
  });
});

/** What Netlify sends by itself. */
const asked = 'public, max-age=0, must-revalidate';
