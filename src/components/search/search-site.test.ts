import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostCard, ProjectCard } from '#content/entries.ts';
import type { MenuEntry } from '#content/schemas/product.ts';
import { searchSite, type Groups } from './search-site.ts';

const cover = { src: '/cover.svg', width: 960, height: 540, alt: '' };

function post(title: string, description = ''): PostCard {
  return { key: title, title, description, date: '2026-10-09', category: 'SEO', author: 'A', cover };
}

function project(name: string, title = '', description = ''): ProjectCard {
  return { key: name, name, title, description, date: '2026-10-09', category: 'CMS', place: 'Bogura', figure: undefined, cover };
}

function entry(name: string, description = ''): MenuEntry {
  return { name, link: '/', icon: 'shop', description, productTitle: 'B', featured: [{ featuredIcon: 'basket', featuredName: 'C' }] };
}

const nothing: Groups = { services: [], posts: [], products: [], projects: [] };
const everything: Groups = {
  services: [entry('Web Design'), entry('App Development', 'a web app')],
  posts: [post('A shop on 3G', 'Most Web Development is done on fibre'), post('What passkeys change for a team’s logins')],
  products: [entry('E-commerce 360 Solutions', 'web shop and stock'), entry('ERP')],
  projects: [project('Shital', 'Home goods from cane', 'a web shop in Bangla'), project('Jhinuk Knits', 'Web Development for a calendar')],
};

const names = (results: Groups | null) =>
  results && {
    services: results.services.map(({ name }) => name),
    posts: results.posts.map(({ title }) => title),
    products: results.products.map(({ name }) => name),
    projects: results.projects.map(({ name }) => name),
  };

test('services and products match by name, posts by title and description, projects by name and title', () => {
  expect(names(searchSite(everything, 'web'))).toEqual({
    services: ['Web Design'],
    posts: ['A shop on 3G'],
    products: [],
    projects: ['Jhinuk Knits'],
  });
  expect(names(searchSite(everything, 'shop'))).toEqual({ services: [], posts: ['A shop on 3G'], products: [], projects: [] });
});

test('spaces around the query and letter case make no difference', () => {
  expect(searchSite(everything, '  ERP ')).toEqual(searchSite(everything, 'erp'));
  expect(names(searchSite(everything, 'e-COMMERCE'))?.products).toEqual(['E-commerce 360 Solutions']);
});

test('the straight apostrophe of a keyboard finds the curly one', () => {
  expect(names(searchSite(everything, "team's"))?.posts).toEqual(['What passkeys change for a team’s logins']);
});

test.each(['ecommerce 360', 'e‐commerce', 'E‑Commerce', 'e–commerce', 'ｅ-ｃｏｍｍｅｒｃｅ ３６０'])(
  'hyphens and the width of letters make no difference: %s',
  (query) => {
    expect(names(searchSite(everything, query))?.products).toEqual(['E-commerce 360 Solutions']);
  },
);

test('an empty query and one of spaces or hyphens find nothing', () => {
  expect(searchSite(everything, '')).toBeNull();
  expect(searchSite(everything, ' \t ')).toBeNull();
  expect(searchSite(everything, ' - ')).toBeNull();
});

test('a matching service alone counts as no result', () => {
  expect(searchSite({ ...nothing, services: [entry('Web Design')] }, 'web')).toBeNull();
  expect(searchSite({ ...nothing, services: [entry('Web Design')], projects: [project('Web')] }, 'web')).not.toBeNull();
});

const anyText = fc
  .array(fc.constantFrom('web', 'Web', 'shop', 'শাড়ি', 'order', '3G', ' ', '’'), { maxLength: 4 })
  .map((parts) => parts.join(''));
const anyGroups = fc.record({
  services: fc.array(anyText.map((name) => entry(name))),
  posts: fc.array(fc.tuple(anyText, anyText).map(([title, description]) => post(title, description))),
  products: fc.array(anyText.map((name) => entry(name))),
  projects: fc.array(fc.tuple(anyText, anyText).map(([name, title]) => project(name, title))),
});

test('results keep the order of the content, and a longer query never finds more', () => {
  fc.assert(
    fc.property(anyGroups, anyText, anyText, (all, query, more) => {
      fc.pre(query.trim() !== '');
      const [wide, narrow] = [searchSite(all, query) ?? nothing, searchSite(all, query + more) ?? nothing];
      for (const group of ['services', 'posts', 'products', 'projects'] as const) {
        const found = new Set<unknown>(wide[group]);
        expect(all[group].filter((item) => found.has(item))).toEqual(wide[group]);
        expect(narrow[group].every((item) => found.has(item))).toBe(true);
      }
    }),
  );
});

test('services never decide whether there is a result', () => {
  fc.assert(
    fc.property(anyGroups, anyText, (all, query) => {
      const results = searchSite(all, query);
      expect(results === null).toBe(searchSite({ ...all, services: [] }, query) === null);
      expect(results === null || results.posts.length + results.products.length + results.projects.length > 0).toBe(true);
    }),
  );
});
