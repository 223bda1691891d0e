/** The tests' site is that of another company (tests/fixtures/company): nothing in it tells of the company of this repository. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { map, social } from '#content/records.ts';
import { phoneLink, site } from '#content/site.ts';
import { readFiles } from '#content/read-files.ts';
import { all, attributes, builtPage, builtPages, one, text } from '../support/built-pages.ts';
import { dataOfType } from '../support/structured-data.ts';
import { copy, site as own } from '../support/sites.ts';

const { company: other, elsewhere } = readFiles(join(copy.root, 'content'));
const read = (files: string[]) => files.map((file) => ({ file, source: readFileSync(file, 'utf8').toLowerCase() }));

/** What the owner has written as words: the tests' site takes over the records and some projects. */
const words = read(globSync('content/{*,{forms,pages,products,projects,services}/**/*}.{json,md,yaml}')).filter(
  ({ file }) => !['company.json', 'elsewhere.yaml'].some((name) => file === join('content', name)),
);

test('no file says its name, an address, a number or a profile of it', () => {
  const facts = [site.name, new URL(site.url).host, site.email, site.phone, phoneLink, site.chat, site.address.street];
  const told = [...facts, ...social.map(({ link }) => link), String(map.latitude)].map((fact) => fact.toLowerCase());
  const traces = told.filter((fact) => !words.some(({ source }) => source.includes(fact)));
  expect(traces.length, 'facts that no words mention').toBeGreaterThan(5);
  const built = read(globSync(`${copy.folder}/**/*.{html,js,css,json,svg,txt,webmanifest,xml}`));
  expect(built.length).toBeGreaterThan(100);
  expect(built.flatMap(({ file, source }) => traces.filter((trace) => source.includes(trace)).map((trace) => `${file}: ${trace}`))).toEqual(
    [],
  );
});

test('no header, footer or data about the company says where it is', () => {
  const places = [site.address.city, site.address.country, site.address.postcode];
  const pages = builtPages(copy.folder);
  const told = pages.map(({ tree }) =>
    [...all('header, footer', tree).map(text), JSON.stringify(dataOfType('Organization', tree))].join(' '),
  );
  expect(told.filter((part) => places.some((place) => part.includes(place)))).toEqual([]);
});

test('what names a company names the other one', () => {
  const { tree } = builtPage('/', copy.folder);
  expect(attributes('meta[property="og:site_name"]', 'content', tree)).toEqual([other.name]);
  const footer = one('footer', tree);
  for (const fact of [other.name, other.email, other.phone, other.address.street]) expect(text(footer)).toContain(fact);
  expect(attributes('a', 'href', footer)).toEqual(expect.arrayContaining(elsewhere.social.map(({ link }) => link)));
  for (const file of ['manifest.json', 'feed.xml']) expect(readFileSync(join(copy.folder, file), 'utf8')).toContain(other.name);
});

test('a preview has the name of its own company, also where both companies have a page of the same title', () => {
  const previews = readdirSync(join(own.folder, 'social')).filter((file) => existsSync(join(copy.folder, 'social', file)));
  expect(previews.length).toBeGreaterThan(10);
  const [ours, theirs] = [own, copy].map(({ folder }) => previews.map((file) => readFileSync(join(folder, 'social', file))));
  expect(previews.filter((_, i) => ours?.[i]?.equals(theirs?.[i] ?? Buffer.of()))).toEqual([]);
});
