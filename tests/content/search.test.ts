import { expect, test } from 'vitest';
import { includesQuery } from '#app/lib/normalise.ts';
import { readContent } from '#build/content/read.ts';
import { productMenu } from '#content/products/menu.ts';
import { serviceMenu } from '#content/services/menu.ts';

test('no service is hidden from the search: each one’s name is also found in a post, a product or a project', async () => {
  const { posts, projects } = await readContent('content');
  // What decides over 'No Result Found' (specification section 2, 'Search').
  const decisive = [
    ...posts.flatMap(({ data }) => [data.blogSub, data.blogDesc]),
    ...productMenu.map(({ name }) => name),
    ...projects.flatMap(({ data }) => [data.projectName, data.projectSub]),
  ];
  const hidden = serviceMenu.filter(({ name }) => !includesQuery(decisive, name));
  expect(hidden.map(({ name }) => name)).toEqual([]);
});
