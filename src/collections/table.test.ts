import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Collection, collectionNames, table } from './table.ts';

const pages = 'src/pages';

test('every folder of entries in content/ is a collection', () => {
  const entries = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => /[/\\].*\.md$/.test(file));
  expect(new Set(entries.map((file) => file.split(/[/\\]/)[0]))).toEqual(new Set(collectionNames));
});

test.each(collectionNames)('%s have a page for their list and one for each entry', (name) => {
  const { list, address } = table[name];
  const folder = join(pages, dirname(address('key')));
  expect(existsSync(`${pages}${list.path}.astro`), `expected ${pages}${list.path}.astro`).toBe(true);
  expect(existsSync(folder) ? readdirSync(folder) : [], `expected a page such as ${folder}/[title].astro`).toContainEqual(
    expect.stringMatching(/^\[\w+\]\.astro$/),
  );
  expect(basename(address('a title?'))).toBe('a%20title%3F');
});

test.each(collectionNames)('the day from which %s are seen is a date', (name) => {
  const { schema, published }: Collection = table[name];
  const field: unknown = Reflect.get(schema.shape, published);
  expect(field instanceof z.ZodType && field.meta()).toMatchObject({ control: 'date' });
});
