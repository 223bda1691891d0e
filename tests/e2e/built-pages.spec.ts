/** What holds for the markup of every page, read as delivered. Runs once: no browser is needed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../support/test.ts';
import { built, builtPages } from '../support/paths.ts';

const once = { tag: '@desk' };
const pages = builtPages();
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('every page has its own title and a description of its own', once, () => {
  const indexed = pages.filter(({ path, html }) => !html.includes('content="noindex"') && isCanonical(path, html));
  expect(indexed.length).toBeGreaterThan(40);
  for (const name of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    for (const { path, html } of indexed) {
      const text = name === 'title' ? first(html, /<title>([^<]+)<\/title>/) : first(html, /<meta name="description" content="([^"]+)"/);
      expect(text, `${path} has a ${name}`).toBeTruthy();
      expect(seen.get(text ?? ''), `${path} has the ${name} of another page`).toBeUndefined();
      seen.set(text ?? '', path);
    }
  }
});

test('every page says its language, its one address or that it is not indexed, and what it shows when shared', once, () => {
  for (const { path, html } of pages) {
    expect(html, path).toMatch(/<html lang="en"/);
    expect(html, path).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+"\/>|<meta name="robots" content="noindex"\/>/);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name']) {
      expect(html, `${path} ${property}`).toContain(`property="${property}"`);
    }
    expect(html.match(/<h1[ >]/g), `${path} has one h1`).toHaveLength(1);
  }
});

test('search, thanks and failures are not indexed; everything else stands in the sitemap', once, () => {
  const sitemap = readFileSync(join(built, 'sitemap.xml'), 'utf8');
  for (const { path, html } of pages) {
    const canonical = first(html, /<link rel="canonical" href="([^"]+)"/);
    if (['/search', '/thank-you'].includes(path)) expect(html, path).toContain('content="noindex"');
    else expect(sitemap, path).toContain(`<loc>${canonical}</loc>`);
  }
  expect(readFileSync(join(built, '404.html'), 'utf8')).toContain('content="noindex"');
  expect(readFileSync(join(built, 'robots.txt'), 'utf8')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test('structured data is JSON of schema.org with a type', once, () => {
  const kinds = new Set<string>();
  for (const { path, html } of pages) {
    for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)) {
      const data: unknown = JSON.parse(text);
      expect(data, path).toMatchObject({ '@context': 'https://schema.org', '@type': expect.anything() });
      for (const [, kind = ''] of text.matchAll(/"@type":"(\w+)"/g)) kinds.add(kind);
    }
  }
  for (const kind of ['Organization', 'BlogPosting', 'JobPosting', 'FAQPage', 'BreadcrumbList']) expect([...kinds]).toContain(kind);
});

test('every inner link and every file that a page names exists', once, () => {
  const missing = new Set<string>();
  for (const { path, html } of pages) {
    for (const [, address = ''] of html.matchAll(/\s(?:href|src|action)="(\/[^"#?]*)/g)) {
      const name = decodeURIComponent(address.replaceAll('&amp;', '&'));
      if (name === '/api/submit') continue;
      const file = join(built, name);
      if (!existsSync(join(file, 'index.html')) && !(name.includes('.') && existsSync(file))) missing.add(`${name} on ${path}`);
    }
    for (const [, set = ''] of html.matchAll(/<source\b[^>]*\ssrcset="([^"]+)"/gi)) {
      for (const part of set.split(', ')) if (!existsSync(join(built, part.split(' ')[0] ?? ''))) missing.add(`${part} on ${path}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test('every picture has its measures and an alternative text, if only an empty one', once, () => {
  for (const { path, html } of pages) {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      for (const attribute of ['width', 'height', 'alt']) expect(image, path).toMatch(new RegExp(`\\s${attribute}="`));
    }
  }
});

test('the markup of every page is valid', once, async () => {
  test.slow();
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const found: string[] = [];
  for (const { path, html } of pages) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      found.push(...messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`));
    }
  }
  expect(found.slice(0, 20)).toEqual([]);
});

test('the feed is well formed and has the newest posts', once, () => {
  const feed = readFileSync(join(built, 'feed.xml'), 'utf8');
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(9);
  expect(feed.match(/<entry>/g)?.length).toBe(feed.match(/<\/entry>/g)?.length);
  expect(feed).not.toMatch(/&(?!#\d+;)/);
});

test('every page carries a policy that names its scripts and forbids the rest', once, () => {
  for (const { path, html } of pages) {
    const policy = first(html, /http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? '';
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy, path).toContain("object-src 'none'");
  }
});

test('all JavaScript of the home page is at most 118 kB in brotli', once, () => {
  const home = readFileSync(join(built, 'index.html'), 'utf8');
  const files = new Set([...home.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
  const bytes = [...files].map(
    (file) => statSync(existsSync(join(built, `${file}.br`)) ? join(built, `${file}.br`) : join(built, file)).size,
  );
  expect(bytes.length).toBeGreaterThan(3);
  expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(118_000);
});

/** Whether a page stands at its own address; a post by its slug points to the one by its title. */
function isCanonical(path: string, html: string): boolean {
  const canonical = first(html, /<link rel="canonical" href="([^"]+)"/);
  return canonical !== undefined && decodeURIComponent(new URL(canonical.replaceAll('&amp;', '&')).pathname) === path;
}
