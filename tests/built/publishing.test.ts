/** What is published of the fixture content, under which addresses and in which language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryWords } from '#content/records.ts';
import { draft } from '../fixtures/posts.ts';
import { all, attributes, builtPage, one, text, texts } from '../support/built-pages.ts';
import { posts } from '../support/entries.ts';
import { site as builtSite } from '../support/sites.ts';

test('nothing of a draft is in the built site: no page, no address, no word', () => {
  const files = readdirSync(builtSite.folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /unfinished/i.test(file))).toEqual([]);
  const written = files.filter((file) => /\.(html|js|json|xml|txt)$|_redirects|_headers/.test(file));
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((file) => /unfinished.(draft|words|former)/i.test(readFileSync(join(builtSite.folder, file), 'utf8')))).toEqual([]);
  expect(posts.map(({ slug }) => slug)).not.toContain(draft.slug);
});

test('an entry in Bangla says so once for all of its text; the labels around it stay English', () => {
  const post = builtPage('/company/blog/in-bangla').tree;
  const shown = one('[lang="bn"] [data-text]', post);
  expect(all('[lang]', shown)).toEqual([]);
  expect(texts('section h2', shown)).toEqual([entryWords.languages.bn.footnotes]);
  expect(attributes('a[href="#text-শেষ-ভাগ"]', 'href', shown)).toHaveLength(1);
  expect(attributes('h2', 'id', shown)).toEqual(expect.arrayContaining(['text-শেষ-ভাগ']));
  expect(all('[lang="bn"] dt', post)).toEqual([]);
  const job = builtPage('/company/career/circular/বাংলা সম্পাদক').tree;
  expect(text(one('h1[lang="bn"]', job))).toBe('বাংলা সম্পাদক');
  expect(all('[data-text][lang="bn"]', job)).toHaveLength(1);
});
