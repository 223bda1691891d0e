import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PostCard, ProjectCard } from '#content/entries.ts';
import type { MenuEntry } from '#content/schema.ts';
import { searchSite, type Groups } from './search-site.ts';

const cover = { src: '/cover.svg', width: 960, height: 540, alt: '' };

function post(title: string, description = ''): PostCard {
  return { key: title, title, description, date: '2026-10-09', category: 'SEO', author: 'A', cover };
}

function project(name: string, title = '', description = ''): ProjectCard {
  return { key: name, name, title, description, date: '2026-10-09', category: 'CMS', place: 'Bogura', cover };
}

function entry(name: string, description = ''): MenuEntry {
  return { name, link: '/', icon: 'shop', description, productTitle: 'B', featured: [{ featuredIcon: 'shop', featuredName: 'C' }] };
}

const nothing: Groups = { services: [], posts: [], products: [], projects: [] };
const everything: Groups = {
  services: [entry('Web Design'), entry('App Development', 'a web app')],
  posts: [post('A shop on 3G', 'Most Web Development is done on fibre'), post('What passkeys change for a team’s logins')],
  products: [entry('E-commerce 360 Solutions', 'web shop and stock'), entry('ERP')],
  projects: [project('Shital', 'Home goods from cane', 'a web shop in Bangla'), project('Jhinuk Knits', 'Web Development for a calendar')],
};

const names = (found: Groups | null) =>
  found && {
    services: found.services.map(({ name }) => name),
    posts: found.posts.map(({ title }) => title),
    products: found.products.map(({ name }) => name),
    projects: found.projects.map(({ name }) => name),
  };

test('each group has its own fields: names of services and products, title and description of posts, name and title of projects', () => {
  expect(names(searchSite(everything, 'web'))).toEqual({
    services: ['Web Design'],
    posts: ['A shop on 3G'],
    products: [],
    projects: ['Jhinuk Knits'],
  });
  expect(names(searchSite(everything, 'shop'))).toEqual({ services: [], posts: ['A shop on 3G'], products: [], projects: [] });
});

test('blanks round the query and the case of both sides make no difference', () => {
  expect(searchSite(everything, '  ERP ')).toEqual(searchSite(everything, 'erp'));
  expect(names(searchSite(everything, 'e-COMMERCE'))?.products).toEqual(['E-commerce 360 Solutions']);
});

test('an apostrophe as keyboards have it finds the one that is printed', () => {
  expect(names(searchSite(everything, "team's"))?.posts).toEqual(['What passkeys change for a team’s logins']);
});

test('an empty query and one of blanks find nothing', () => {
  expect(searchSite(everything, '')).toBeNull();
  expect(searchSite(everything, ' \t ')).toBeNull();
});

test('a service alone is no result: post, product and project decide', () => {
  expect(searchSite({ ...nothing, services: [entry('Web Design')] }, 'web')).toBeNull();
  expect(searchSite({ ...nothing, services: [entry('Web Design')], projects: [project('Web')] }, 'web')).not.toBeNull();
});

const words = fc
  .array(fc.constantFrom('web', 'Web', 'shop', 'শাড়ি', 'order', '3G', ' ', '’'), { maxLength: 4 })
  .map((parts) => parts.join(''));
const anyGroups = fc.record({
  services: fc.array(words.map((name) => entry(name))),
  posts: fc.array(fc.tuple(words, words).map(([title, description]) => post(title, description))),
  products: fc.array(words.map((name) => entry(name))),
  projects: fc.array(fc.tuple(words, words).map(([name, title]) => project(name, title))),
});

test('what is found is a part of everything in its order, and a longer query never finds more', () => {
  fc.assert(
    fc.property(anyGroups, words, words, (all, query, more) => {
      fc.pre(query.trim() !== '');
      const [wide, narrow] = [searchSite(all, query) ?? nothing, searchSite(all, query + more) ?? nothing];
      for (const kind of ['services', 'posts', 'products', 'projects'] as const) {
        const kept = new Set<unknown>(wide[kind]);
        expect(all[kind].filter((item) => kept.has(item))).toEqual(wide[kind]);
        expect(narrow[kind].every((item) => kept.has(item))).toBe(true);
      }
    }),
  );
});

test('whatever the services are called, posts, products and projects decide whether there is a result', () => {
  fc.assert(
    fc.property(anyGroups, words, (all, query) => {
      const found = searchSite(all, query);
      expect(found === null).toBe(searchSite({ ...all, services: [] }, query) === null);
      expect(found === null || found.posts.length + found.products.length + found.projects.length > 0).toBe(true);
    }),
  );
});
