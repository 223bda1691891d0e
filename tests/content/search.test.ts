import { expect, test } from 'vitest';
import { readContent } from '#collections/read.ts';
import { hiddenServices } from '#collections/search-gaps.ts';
import { serviceMenu } from '#content/services/menu.ts';

test('the search finds every service that a post, a product or a project names, and the build says which it would not find', async () => {
  const content = await readContent('content');
  const [post] = content.posts;
  const naming = serviceMenu.map(({ name }) => name).join(', ');
  const posts = post ? [{ ...post, data: { ...post.data, blogDesc: naming } }] : [];
  expect(hiddenServices({ ...content, posts: [...content.posts, ...posts] })).toEqual(post ? [] : hiddenServices(content));
  expect(hiddenServices({ posts: [], projects: [], jobs: [] })).toContain('Strategic Consultancy');
});
