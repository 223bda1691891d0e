import { expect, test } from 'vitest';
import { readContent } from '#collections/read-content.ts';
import { unsearchableServices } from '#collections/unsearchable-services.ts';
import { searchSite } from '#components/search/search-site.ts';
import { productMenu } from '#content/products/menu.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { includesQuery } from '#lib/normalise.ts';
import { contentWith, files } from '../support/small-content.ts';

test('the search finds every service that a post, a product or a project names, and the build says which it would not find', async () => {
  const content = await readContent('content');
  const { posts } = await readContent(await contentWith(files));
  const blogDesc = serviceMenu.map(({ name }) => name).join(', ');
  const naming = posts.map(({ data, ...post }): (typeof posts)[number] => Object.assign(post, { data: { ...data, blogDesc } }));
  expect(unsearchableServices({ ...content, posts: [...content.posts, ...naming] })).toEqual([]);
  expect(unsearchableServices({ posts: [], projects: [], jobs: [] })).toContain('Strategic Consultancy');
});

// The search looks through titles and descriptions alone, so a trade that only a text names would not be found.
test.each(['garments', 'buying house', 'merchandiser', 'L/C', 'from abroad'])(
  'a reader who types “%s” finds who writes of it',
  async (words) => {
    const { posts, projects } = await readContent('content');
    const texts = [...posts, ...projects].map(({ text }) => text);
    const found = [
      ...posts.map(({ data }) => `${data.blogSub} ${data.blogDesc}`),
      ...projects.map(({ data }) => `${data.projectName} ${data.projectSub}`),
    ];
    expect(includesQuery(found, words)).toBe(includesQuery([...texts, ...found], words));
  },
);

// The words of buyers have to be in what the search looks at: names, titles and the descriptions of posts. Services do not decide.
const typedByBuyers = [
  'website, online shop, online store, shop, shops, e-commerce, ecommerce, bkash, payment, pos, app, mobile app, android, ios, booking',
  'software, custom software, erp, crm, payroll, inventory, stock, restaurant, hospital, clinic, school, garments, buying house, factory',
  'wordpress, drupal, seo, price, cost, quote',
];
test.each(typedByBuyers.flatMap((line) => line.split(', ')))('a buyer who types “%s” finds something', async (words) => {
  const content = await readContent('content');
  const cover = { src: '/cover.svg', width: 960, height: 540, alt: '' };
  const posts = content.posts.map(({ slug, data }) => ({
    key: slug,
    title: data.blogSub,
    description: data.blogDesc,
    date: data.blogDate,
    category: data.blogCategory,
    author: data.blogPoster,
    cover,
  }));
  const projects = content.projects.map(({ slug, data }) => ({
    key: slug,
    name: data.projectName,
    title: data.projectSub,
    description: data.projectDesc,
    date: data.projectDate,
    category: data.projectCategory,
    place: data.place,
    figure: undefined,
    cover,
  }));
  expect(searchSite({ services: [], posts, products: productMenu, projects }, words)).not.toBeNull();
});
