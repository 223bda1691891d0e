/** Decisions, section 3: a search decides by posts, products and projects whether it finds anything, so they name every service. */
import { expect, test } from 'vitest';
import { readSiteContent } from '#collections/site-content.ts';
import { productMenu, serviceMenu } from '#content/menus.ts';
import { includesQuery } from '#lib/normalise.ts';

test('a search for the name of a service of this content finds something', async () => {
  const { content } = await readSiteContent('content');
  const decisive = [
    ...content.blog.flatMap(({ data }) => [data.blogSub, data.blogDesc]),
    ...productMenu.map(({ name }) => name),
    ...content.projects.flatMap(({ data }) => [data.projectName, data.projectSub]),
  ];
  expect(serviceMenu.map(({ name }) => name).filter((name) => !includesQuery(decisive, name))).toEqual([]);
});
