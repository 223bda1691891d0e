/** What holds for the markup of every page, whatever the content: of this repository's and of the tests' own. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Properties } from 'hast';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { all, attributes, builtPages, meta, one, structuredData, text } from '../support/built-pages.ts';
import { fixture, own } from '../support/sites.ts';

describe.each([
  ['of the content of this repository', own.folder],
  ['of the tests’ content', fixture.folder],
])('every page %s', (_, folder) => {
  const pages = builtPages(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  test('has its own title and a description of its own', () => {
    const indexed = pages.filter((page) => isCanonical(page));
    expect(indexed.length).toBeGreaterThan(20);
    for (const textIn of [({ tree }: Page) => text(one('title', tree)), ({ tree }: Page) => meta('description', tree) ?? '']) {
      const found = indexed.map((page) => textIn(page));
      expect(found).not.toContain('');
      expect(found.filter((title, i) => found.indexOf(title) < i)).toEqual([]);
    }
  });

  test('says its language, its one address or that it is not indexed, and what it shows when shared', () => {
    for (const { path, tree } of pages) {
      expect(attributes('html', 'lang', tree), path).toEqual([expect.stringMatching(/^[a-z]{2}/)]);
      const [canonical] = attributes('link[rel="canonical"]', 'href', tree);
      expect(Boolean(canonical?.startsWith('http')) || meta('robots', tree) === 'noindex', path).toBe(true);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:image']) {
        expect(meta(property, tree), `${path} ${property}`).toBeTruthy();
      }
      expect(all('h1', tree), `${path} has one h1`).toHaveLength(1);
    }
  });

  test('stands in the sitemap, but for search and thanks; failures are not indexed', () => {
    const sitemap = read('sitemap.xml');
    const isHidden = ({ path }: Page) => ['/search', '/thank-you'].includes(path);
    for (const { path, tree } of pages.filter(isHidden)) expect(meta('robots', tree), path).toBe('noindex');
    for (const { path, tree } of pages.filter((page) => !isHidden(page))) {
      const [canonical = ''] = attributes('link[rel="canonical"]', 'href', tree);
      expect(sitemap, path).toContain(`<loc>${canonical.replaceAll('&', '&#38;')}</loc>`);
    }
    for (const file of ['404.html', 'company/blog/404.html', 'portfolio/404.html', 'company/career/circular/404.html']) {
      expect(read(file), file).toContain('content="noindex"');
    }
    expect(read('robots.txt')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  });

  test('has structured data of schema.org with a type', () => {
    const types = new Set(pages.flatMap(({ tree }) => structuredData(tree).flatMap((data) => data['@type'])));
    for (const { tree, path } of pages) {
      for (const data of structuredData(tree)) expect(data, path).toMatchObject({ '@context': 'https://schema.org' });
    }
    expect([...types]).toEqual(expect.arrayContaining(['Organization', 'FAQPage', 'BreadcrumbList', 'Service']));
  });

  test('links only to pages and files that exist', () => {
    const missing = new Set<string>();
    for (const { path, tree } of pages) {
      const addresses = ['href', 'src', 'action'].flatMap((name) => attributes(`[${name}^="/"]`, name, tree));
      for (const address of addresses) {
        const name = decodeURIComponent(address?.split(/[#?]/)[0] ?? '');
        const file = join(folder, name);
        if (name !== '/api/submit' && !existsSync(join(file, 'index.html')) && !(name.includes('.') && existsSync(file))) {
          missing.add(`${name} on ${path}`);
        }
      }
      for (const { properties } of all('source[srcset]', tree)) {
        for (const candidate of [properties.srcSet].flat()) {
          const [file = ''] = String(candidate).split(' ');
          if (!existsSync(join(folder, file))) missing.add(`${file} on ${path}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('names parts of itself without a slash before the fragment', () => {
    for (const { path, html } of pages) expect(html, path).not.toMatch(/href="[^"]+\/#/);
  });

  test('has measures and an alternative text, if only an empty one, for every picture', () => {
    for (const { path, tree } of pages) {
      for (const { properties } of all('img', tree)) {
        expect(properties, path).toSatisfy(
          ({ width, height, alt }: Properties) => Number(width) > 0 && Number(height) > 0 && typeof alt === 'string',
        );
      }
    }
  });

  test('is valid', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const found: string[] = [];
    for (const { path, html } of pages) {
      const { results } = await validator.validateString(html);
      found.push(
        ...results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
        ),
      );
    }
    expect(found.slice(0, 20)).toEqual([]);
  }, 120_000);

  test('carries a policy that names its scripts and forbids the rest', () => {
    for (const { path, tree } of pages) {
      const [policy = ''] = attributes('meta[http-equiv="Content-Security-Policy"]', 'content', tree);
      expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy, path).toContain("object-src 'none'");
    }
  });

  test('has a feed of its newest posts that is well formed', () => {
    const feed = read('feed.xml');
    expect(feed.match(/<entry>/g)?.length).toBe(feed.match(/<\/entry>/g)?.length);
    expect(feed).not.toMatch(/&(?!#\d+;)/);
  });
});

test('all JavaScript of the home page is at most 118 kB in brotli', () => {
  const home = readFileSync(join(own.folder, 'index.html'), 'utf8');
  const files = new Set([...home.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => join(own.folder, file)));
  const bytes = [...files].map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  expect(bytes.length).toBeGreaterThan(3);
  expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(118_000);
});

test('a page without a form starts without the outbox', () => {
  const filesOf = (page: string) => readFileSync(join(own.folder, page), 'utf8').match(/\/assets\/[\w-]+\.js/g) ?? [];
  const names = (page: string) => filesOf(page).filter((file) => readFileSync(join(own.folder, file), 'utf8').includes('navigator.locks'));
  expect(names('company/faq/index.html')).toEqual([]);
  expect(names('contact/index.html')).not.toEqual([]);
});

type Page = ReturnType<typeof builtPages>[number];

/** Whether a page stands at its own address; a post by its slug points to the one by its title. */
function isCanonical({ path, tree }: Page): boolean {
  const [canonical] = attributes('link[rel="canonical"]', 'href', tree);
  return canonical !== undefined && decodeURIComponent(new URL(canonical).pathname) === path;
}
