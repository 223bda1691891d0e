/** What the build writes for a blog of a thousand posts, beside one of twenty. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Drawings } from '#build/drawings/drawings.ts';
import { Publisher } from '#build/content/publish.ts';
import { readContent } from '#collections/read.ts';
import { postKeys } from '#collections/addresses.ts';
import { writeContent } from '#build/content/write-data.ts';
import { latestPosts, pageSize } from '#content/constants.ts';
import { parseDate } from '#content/dates.ts';
import { dataFiles } from '../support/data-files.ts';

const root = await mkdtemp(join(tmpdir(), 'collection-'));
afterAll(() => rm(root, { recursive: true }));

const few = await write('few', 20);
const many = await write('many', 1000);

test('a thousand posts are read newest first, by their days and not by the letters of their dates', () => {
  const days = many.content.posts.map(({ data }) => parseDate(data.blogDate) ?? '');
  expect(days).toHaveLength(1000);
  expect(days).toEqual(days.toSorted().toReversed());
  const years = new Set(days.map((day) => day.slice(0, 4)));
  expect(years.size).toBeGreaterThan(3);
});

test('what a list page and the home page load at first holds nine and ten cards, and weighs with a thousand posts what it weighs with twenty', () => {
  const { cards, total } = many.data.list('blog');
  expect(cards).toHaveLength(pageSize);
  expect(total).toBe(1000);
  expect(many.data.textOfCurrent('home').match(/"key":/g)).toHaveLength(latestPosts);
  // The count of all posts has more digits.
  expect(many.data.textOfCurrent('blog').length - few.data.textOfCurrent('blog').length).toBeLessThanOrEqual(2);
  expect(many.data.textOfCurrent('home')).toHaveLength(few.data.textOfCurrent('home').length);
});

test('the first view and the parts after it hold every post once, newest first, and no part more than ten times Load More', () => {
  const keys = postKeys(many.content.posts);
  const first = many.data.list('blog').cards.map(({ key }) => key);
  const parts = many.data.parts('blog');
  expect([...first, ...parts.flat()]).toEqual(keys);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(10 * pageSize);
  expect(many.data.all('blog')).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every post is found by its key and by its slug, a shared title by the newest, and nothing else', () => {
  const { posts } = many.content;
  const keys = postKeys(posts);
  for (const [i, { slug }] of posts.entries()) {
    expect(many.data.entry('blog', slug)).toContain(textOf(slug));
    expect(many.data.entry('blog', keys[i] ?? '')).toContain(textOf(slug));
  }
  const titles = posts.map(({ data }) => data.blogSub);
  for (const title of titles) expect(many.data.entry('blog', title)).toContain(textOf(posts[titles.indexOf(title)]?.slug ?? ''));
  expect(new Set(many.data.keys('blog'))).toEqual(new Set([...titles, ...posts.map(({ slug }) => slug)]));
  expect(many.data.entry('blog', 'No such post')).toBeUndefined();
});

test('an entry’s text is in its own module and in no other', () => {
  const modules = readdirSync(many.site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const withText = modules.filter((file) => readFileSync(join(many.site, file), 'utf8').includes(textOf('post-0500')));
  expect(withText).toEqual([expect.stringMatching(/^assets.post-0500-\w{8}\.js$/)]);
});

/** Content with so many posts and nothing else, read and written; one in fifty shares its title. */
async function write(name: string, count: number) {
  const [source, target] = [join(root, name, 'content'), join(root, name, 'generated')];
  for (const collection of ['blog', 'projects', 'jobs']) await mkdir(join(source, collection), { recursive: true });
  for (let i = 0; i < count; i++) await writeFile(join(source, 'blog', `${slugOf(i)}.md`), post(i));
  const content = await readContent(source);
  const site = join(target, 'public');
  await writeContent(content, target, new Publisher(site), new Drawings());
  return { content, site, data: dataFiles(site) };
}

/** The newest are the same in both collections, byte for byte. */
function post(i: number): string {
  const day = new Date(Date.UTC(2025, 11, 31) - i * 2 * 86_400_000).toISOString();
  const date = `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(2, 4)}`;
  const title = i % 50 === 49 ? 'A column that returns' : `Post number ${number(i)}`;
  const fields = {
    id: `generated-${number(i)}`,
    blogSub: title,
    blogDesc: `What post ${number(i)} is about.`,
    blogDate: date,
    blogCategory: 'SEO',
    blogPoster: 'Nobody',
    blogLink: `/blogs/${slugOf(i)}`,
  };
  return `---\n${Object.entries(fields)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${textOf(slugOf(i))}\n`;
}

function number(i: number): string {
  return String(i).padStart(4, '0');
}

function slugOf(i: number): string {
  return `post-${number(i)}`;
}

function textOf(slug: string): string {
  return `The text of ${slug}.`;
}
