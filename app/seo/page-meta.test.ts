import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

function previewOf(path: string): string {
  const meta = pageMeta({ title: 'A title', description: 'A text', path });
  return meta.flatMap((tag) => ('property' in tag && tag.property === 'og:image' ? [String(tag.content)] : []))[0] ?? '';
}

test('the preview picture has an absolute address', () => {
  expect(URL.canParse(previewOf('/services'))).toBe(true);
});

test('a path and its encoded form have the same preview picture, another path has another one', () => {
  expect(previewOf('/company/blog/%E0%A6%B6%E0%A6%BE')).toBe(previewOf('/company/blog/শা'));
  expect(previewOf('/company/blog/%E0%A6%B6%E0%A6%BE')).not.toBe(previewOf('/company/blog/শি'));
});
