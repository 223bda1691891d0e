import { expect, test } from 'vitest';
import { matchPost } from './match-post.ts';

const post = { title: 'How to read a software quote', category: 'SEO' };

test('a post is found by a part of its title, in any case', () => {
  expect(matchPost(post, { text: 'READ a', category: null })).toBe(true);
  expect(matchPost(post, { text: 'reader', category: null })).toBe(false);
});

test('the search looks at the title only', () => {
  expect(matchPost(post, { text: 'seo', category: null })).toBe(false);
});

test('a post must match both the text and the category', () => {
  expect(matchPost(post, { text: 'quote', category: 'SEO' })).toBe(true);
  expect(matchPost(post, { text: 'quote', category: 'CMS' })).toBe(false);
  expect(matchPost(post, { text: 'price', category: 'SEO' })).toBe(false);
  expect(matchPost(post, { text: '', category: 'SEO' })).toBe(true);
});
