/** What holds for the markup of every page, whatever the content. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Element, Properties } from 'hast';
import { toString } from 'hast-util-to-string';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { roles } from '#assets/woven/colours.ts';
import { all, attributes, builtPage, builtPages, fileOf, meta, one, text } from '../support/built-pages.ts';
import { site as builtSite } from '../support/sites.ts';

describe('every page', () => {
  const { folder } = builtSite;
  const pages = builtPages(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  test('has its own title and a description of its own', () => {
    // Two entries of an editor may say the same of themselves.
    const indexed = pages.filter((page) => isCanonical(page) && !isEntry(page));
    expect(indexed.length).toBeGreaterThan(12);
    for (const textIn of [({ tree }: Page) => text(one('title', tree)), ({ tree }: Page) => meta('description', tree) ?? '']) {
      const found = indexed.map((page) => textIn(page));
      expect(found).not.toContain('');
      expect(found.filter((title, i) => found.indexOf(title) < i)).toEqual([]);
    }
  });

  test('has its layers of styles in their order, whatever sheet comes first', () => {
    for (const { path, html } of pages) {
      const layers = [...html.matchAll(/@layer (\w+)\{/g)].map(([, layer]) => layer);
      expect([...new Set(layers)], path).toEqual(['base', 'layout', 'ui', 'section']);
    }
  });

  test('says its language, its one address or that it is not indexed, and what it shows when shared', () => {
    for (const { path, tree } of pages) {
      expect(attributes('html', 'lang', tree), path).toEqual([expect.stringMatching(/^[a-z]{2}/)]);
      const [canonical] = attributes('link[rel="canonical"]', 'href', tree);
      expect(meta('robots', tree), path).toBe(canonical?.startsWith('http') ? 'max-image-preview:large' : 'noindex');
      for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:locale', 'og:image']) {
        expect(meta(property, tree), `${path} ${property}`).toBeTruthy();
      }
      expect(all('h1', tree), `${path} has one h1`).toHaveLength(1);
    }
  });

  test('names each carousel once, and says ‘current’ only of links', () => {
    for (const { path, tree } of pages) {
      expect(all('[role="region"][aria-label] > ul[aria-label]', tree), path).toEqual([]);
      expect(all('header [aria-current]:not(a)', tree), path).toEqual([]);
    }
  });

  test('says all this within the first 16 KB, since some previews read no further', () => {
    for (const { path, html } of pages) {
      for (const part of [
        '<title>',
        '<meta name="description"',
        '<meta name="robots"',
        '<meta property="og:image"',
        '<meta name="twitter:image"',
      ]) {
        const begin = html.indexOf(part);
        expect(begin, `${path} ${part}`).toBeGreaterThan(0);
        expect(Buffer.byteLength(html.slice(0, html.indexOf('>', begin))), `${path} ${part}`).toBeLessThan(16_384);
      }
      const canonical = html.indexOf('rel="canonical"');
      expect(Buffer.byteLength(html.slice(0, Math.max(canonical, 0))), path).toBeLessThan(16_384);
    }
  });

  test('keeps its e-mail addresses from a CDN that would replace them (Cloudflare’s obfuscation)', () => {
    for (const { path, html } of pages) {
      const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(html) ?? [];
      const kept = body.indexOf('<!--email_off-->');
      const end = body.indexOf('<!--/email_off-->');
      expect([kept >= 0, end > kept], path).toEqual([true, true]);
      expect(body.slice(0, kept) + body.slice(end), path).not.toMatch(/mailto:|[\w.-]+@[\w-]+\.\w/);
    }
  });

  test('has a title and a description that search engines show whole', () => {
    for (const { path, tree } of pages) {
      expect([...text(one('title', tree))].length, path).toBeLessThanOrEqual(60);
      expect([...(meta('description', tree) ?? '')].length, path).toBeLessThanOrEqual(155);
    }
  });

  test('is in the sitemap, except search, thanks, the page of one word and the offline page; failures are not indexed', () => {
    const sitemap = read('sitemap.xml');
    const isHidden = ({ path }: Page) => ['/search', '/thank-you', '/offline', '/services/strategicConsultancy'].includes(path);
    for (const { path, tree } of pages.filter(isHidden)) expect(meta('robots', tree), path).toBe('noindex');
    for (const { path, tree } of pages.filter((page) => !isHidden(page))) {
      const [canonical = ''] = attributes('link[rel="canonical"]', 'href', tree);
      expect(sitemap, path).toContain(`<loc>${canonical.replaceAll('&', '&amp;')}</loc>`);
    }
    for (const file of ['404.html', 'company/blog/404.html', 'portfolio/404.html', 'company/career/circular/404.html']) {
      expect(read(file), file).toContain('content="noindex"');
    }
    expect(read('robots.txt')).toContain('Disallow: /healthz\n');
    expect(read('robots.txt')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  });

  test('names its icons, the manifest, the feed, and the colour of its ground in both schemes', () => {
    for (const { path, tree } of pages) {
      const files = 'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[type="application/atom+xml"]';
      expect(attributes(files, 'href', tree), path).toEqual([
        '/feed.xml',
        '/favicon.ico',
        '/favicon.svg',
        '/apple-touch-icon.png',
        '/manifest.json',
      ]);
      expect(attributes('meta[name="theme-color"]', 'content', tree), path).toEqual([...roles.ground]);
    }
  });

  test('links only to pages and files that exist', () => {
    const missing = new Set<string>();
    for (const { path, tree } of pages) {
      const addresses = ['href', 'src', 'action'].flatMap((name) => attributes(`[${name}^="/"]`, name, tree));
      for (const address of addresses) {
        const name = decodeURIComponent(address?.split(/[#?]/)[0] ?? '');
        if (name !== '/api/submit' && !existsSync(join(folder, fileOf(name))) && !(name.includes('.') && existsSync(join(folder, name)))) {
          missing.add(`${name} on ${path}`);
        }
      }
      for (const { properties } of all('[style*="url("]', tree)) {
        for (const [, file = ''] of String(properties.style).matchAll(/url\("(\/[^"]+)"\)/g)) {
          if (!existsSync(join(folder, file))) missing.add(`${file} on ${path}`);
        }
      }
      for (const { properties } of all('source[srcset]', tree)) {
        for (const candidate of String(properties.srcSet).split(', ')) {
          const [file = ''] = candidate.split(' ');
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

  test('says of all Bangla on it that it is Bangla (WCAG 3.1.2)', () => {
    for (const { path, tree } of pages) expect(textsOutsideBangla(one('body', tree)).filter(hasBangla), path).toEqual([]);
    const pictures = pages.flatMap(({ tree }) => all('img', tree));
    const inBangla = pictures.filter(({ properties: { alt } }) => typeof alt === 'string' && hasBangla(alt) && !/[a-z]/i.test(alt));
    expect(inBangla.filter(({ properties }) => properties.lang !== 'bn')).toEqual([]);
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
      const [policy = ''] = attributes('meta[http-equiv="content-security-policy"]', 'content', tree);
      expect(policy, path).toMatch(/script-src 'self' [^;]*'sha256-/);
      expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy, path).toContain("object-src 'none'");
      expect(policy, path).toContain("require-trusted-types-for 'script'");
    }
  });

  test('lets the browser have the next page ready once a link is pressed, and has no script in the page that its policy does not name', () => {
    for (const { path, tree } of pages) {
      const [policy = ''] = attributes('meta[http-equiv="content-security-policy"]', 'content', tree);
      const rules = all('script[type="speculationrules"]', tree).map((script) => toString(script));
      expect(rules, path).toEqual([expect.stringContaining('"conservative"')]);
      // Phones take these for links that are merely in view.
      expect(rules[0], path).not.toMatch(/"(?:immediate|eager|moderate)"/);
      for (const script of all('script:not([src]):not([type="application/ld+json"]):not([type="speculationrules"])', tree)) {
        const digest = createHash('sha256').update(toString(script)).digest('base64');
        expect(policy, path).toContain(`'sha256-${digest}'`);
      }
    }
  });

  test('says where to report a weakness, for less than a year', () => {
    const lines = [...read('.well-known/security.txt').matchAll(/^([\w-]+): (.*)$/gm)];
    const fields = new Map(lines.map(([, name, value]) => [name, value]));
    expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    expect(fields.get('Contact')).toMatch(/^(mailto:|https:|tel:)/);
    expect(fields.get('Canonical')).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });
});

test('the home page loads at most 8 kB of JavaScript, in brotli, before anybody touches it', () => {
  const loaded = new Set(attributes('script[src]', 'src', builtPage('/', builtSite.folder).tree));
  // The set grows while it is read.
  for (const file of loaded) {
    const script = readFileSync(join(builtSite.folder, file ?? ''), 'utf8');
    for (const [, name] of script.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/g)) loaded.add(`/assets/${name}`);
  }
  const bytes = [...loaded].map((file) => brotliCompressSync(readFileSync(join(builtSite.folder, file ?? ''))).length);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(8_000);
});

type Page = ReturnType<typeof builtPages>[number];

/** Whether a page is at its own address; a post by its slug points to the one by its title. */
function isCanonical({ path, tree }: Page): boolean {
  const [canonical] = attributes('link[rel="canonical"]', 'href', tree);
  return canonical !== undefined && decodeURIComponent(new URL(canonical).pathname) === path;
}

/** A post, a project or a job. */
const isEntry = ({ path }: Page) => /^\/(company\/blog|portfolio|company\/career\/circular)\/./.test(path);

const hasBangla = (words: string) => /[\u0980-\u09F2]/.test(words);

/** The texts that a page shows, except those that are marked as Bangla. */
function textsOutsideBangla({ tagName, properties, children }: Element): string[] {
  if (properties.lang === 'bn' || tagName === 'script') return [];
  return children.flatMap((child) => {
    if (child.type === 'text') return [child.value];
    return child.type === 'element' ? textsOutsideBangla(child) : [];
  });
}
