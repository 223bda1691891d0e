import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { pageMeta } from './page-meta.ts';

function previewOf(path: string): string {
  return property('og:image', pageMeta({ title: 'A title', description: 'A text', path })) ?? '';
}

function property(name: string, tags: MetaDescriptor[]): string | undefined {
  return tags.flatMap((tag) => ('property' in tag && tag.property === name ? [String(tag.content)] : []))[0];
}

function titleOf(title: string): unknown {
  return pageMeta({ title, description: 'A text', path: '/' }).find((tag) => 'title' in tag);
}

test('the preview picture has an absolute address', () => {
  expect(URL.canParse(previewOf('/services'))).toBe(true);
});

test('a path and its encoded form have the same preview picture, another path has another one', () => {
  expect(previewOf('/company/blog/%E0%A6%B6%E0%A6%BE')).toBe(previewOf('/company/blog/শা'));
  expect(previewOf('/company/blog/%E0%A6%B6%E0%A6%BE')).not.toBe(previewOf('/company/blog/শি'));
});

test('the company’s name follows a title as long as both are at most 60 characters', () => {
  const room = 60 - ` · ${site.name}`.length;
  expect(titleOf('x'.repeat(room))).toEqual({ title: `${'x'.repeat(room)} · ${site.name}` });
  expect(titleOf('x'.repeat(room + 1))).toEqual({ title: 'x'.repeat(room + 1) });
});

test('an article has the days of its publishing and of its last change, which may be the same', () => {
  const days = (updated?: string) => {
    const tags = pageMeta({ title: 'a', description: 'b', path: '/a', article: { published: '2026-11-12', updated, category: 'SEO' } });
    return ['article:published_time', 'article:modified_time'].map((name) => property(name, tags)?.slice(0, 10));
  };
  expect(days('2026-11-20')).toEqual(['2026-11-12', '2026-11-20']);
  expect(days()).toEqual(['2026-11-12', '2026-11-12']);
});
