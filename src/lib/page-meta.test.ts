import fc from 'fast-check';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { headOf, type PageMeta, previewAddress, previewName, siteUrl } from './page-meta.ts';
import { paths } from './paths.ts';

function head(page: Partial<PageMeta>) {
  const { title, canonical, tags } = headOf({ title: 'A title', description: 'A text', path: '/', ...page });
  const valueOf = (name: string) => tags.find((tag) => ('property' in tag ? tag.property : tag.name) === name)?.content;
  return { title, canonical, valueOf };
}

test('the preview picture has an absolute address', () => {
  expect(URL.canParse(head({ path: '/services' }).valueOf('og:image') ?? '')).toBe(true);
});

test('a path and its encoded form have the same preview picture, another path has another one', () => {
  expect(previewAddress('/company/blog/%E0%A6%B6%E0%A6%BE')).toBe(previewAddress('/company/blog/শা'));
  expect(previewAddress('/company/blog/%E0%A6%B6%E0%A6%BE')).not.toBe(previewAddress('/company/blog/শি'));
});

test('the name of a preview is valid in every file system and in a URL, whatever the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(previewName(encodeURIComponent(text))).toMatch(/^[0-9a-zA-Z_-]{1,80}$/);
    }),
  );
});

test('different paths have different previews, also in a file system that ignores case', () => {
  const texts = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(texts, (list) => {
      expect(new Set(list.map((text) => previewName(encodeURIComponent(text)).toLowerCase())).size).toBe(list.length);
    }),
  );
  const alike = ['/a b', '/a-b', '/A-b', '/a-b/', '/a-ব', '/a-ভ'];
  expect(new Set(alike.map(previewName)).size).toBe(alike.length);
});

test('the canonical address is encoded once, as in the links to the page', () => {
  expect(head({ path: paths.post('Saree & shari, 100%') }).canonical).toBe(`${siteUrl}/company/blog/Saree%20%26%20shari%2C%20100%25`);
  expect(head({ path: '/search', noindex: true }).canonical).toBeUndefined();
});

test('the company’s name follows a title as long as both are at most 60 characters', () => {
  const room = 60 - ` · ${site.name}`.length;
  expect(head({ title: 'x'.repeat(room) }).title).toBe(`${'x'.repeat(room)} · ${site.name}`);
  expect(head({ title: 'x'.repeat(room + 1) }).title).toBe('x'.repeat(room + 1));
});

test('an article has the days of its publishing and of its last change, which may be the same', () => {
  const days = (updated?: string) => {
    const { valueOf } = head({ article: { published: '2026-11-12', updated, category: 'SEO' } });
    return ['article:published_time', 'article:modified_time'].map((name) => valueOf(name)?.slice(0, 10));
  };
  expect(days('2026-11-20')).toEqual(['2026-11-12', '2026-11-20']);
  expect(days()).toEqual(['2026-11-12', '2026-11-12']);
});
