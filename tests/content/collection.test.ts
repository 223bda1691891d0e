/** What the build writes for a blog of a thousand posts, beside one of twenty. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { Publisher } from '#build/content/publish.ts';
import { readContent } from '#build/content/read.ts';
import { postKeys } from '#build/content/addresses.ts';
import { writeContent } from '#build/content/write-modules.ts';
import { latestPosts, pageSize } from '#content/constants.ts';
import { parseDate } from '#content/dates.ts';

// Weaving a thousand covers would take a minute, writing them several seconds.
vi.mock('#build/drawings/covers.ts', () => ({
  coverCloth: () => '<svg/>',
  coverMotif: () => '<svg/>',
  clientBorder: () => '<svg/>',
  edgeCloth: () => '<svg/>',
}));
vi.mock('#build/content/publish.ts', () => ({
  Publisher: class {
    content = (name: string) => Promise.resolve(`/assets/${name}`);
  },
}));

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

test('what a list page and the home page load at first holds nine and ten cards, and weighs with a thousand posts what it weighs with twenty', async () => {
  expect(await many.cards('first.ts')).toHaveLength(pageSize);
  expect(await many.cards('latest.ts')).toHaveLength(latestPosts);
  expect(await many.cards('all.ts')).toHaveLength(many.content.posts.length);
  // The count of all posts has more digits.
  expect((await many.file('first.ts')).length - (await few.file('first.ts')).length).toBeLessThanOrEqual(2);
  expect(await many.file('latest.ts')).toHaveLength((await few.file('latest.ts')).length);
});

test('the cards are those of the newest posts, each under its own key', async () => {
  const keys = postKeys(many.content.posts);
  expect(await many.cards('first.ts')).toEqual(keys.slice(0, pageSize));
  expect(await many.cards('latest.ts')).toEqual(keys.slice(0, latestPosts));
  expect(new Set(keys).size).toBe(keys.length);
});

test('every post is found by its key and by its slug, and a shared title by the newest', async () => {
  const found = new Map(
    [...(await many.file('by-key.ts')).matchAll(/\[("(?:[^"\\]|\\.)*"), \(\) => import\('\.\/entries\/([^']+)\.ts'\)\]/g)].map(
      ([, key, slug]) => [text(key), slug],
    ),
  );
  const { posts } = many.content;
  for (const [i, key] of postKeys(posts).entries()) {
    expect(found.get(key)).toBe(posts[i]?.slug);
    expect(found.get(posts[i]?.slug ?? '')).toBe(posts[i]?.slug);
  }
  const titles = posts.map(({ data }) => data.blogSub);
  for (const title of titles) expect(found.get(title)).toBe(posts[titles.indexOf(title)]?.slug);
  expect(found.size).toBe(new Set([...titles, ...posts.map(({ slug }) => slug)]).size);
});

test('an entry’s text is in its own module and in no list', async () => {
  const marker = 'The text of post 0500';
  expect(await many.file('entries/post-0500.ts')).toContain(marker);
  for (const name of ['all.ts', 'first.ts', 'latest.ts', 'by-key.ts']) expect(await many.file(name)).not.toContain(marker);
});

/** Content with so many posts and nothing else, read and written; one in fifty shares its title. */
async function write(name: string, count: number) {
  const [source, target] = [join(root, name, 'content'), join(root, name, 'generated')];
  for (const collection of ['blog', 'projects', 'jobs']) await mkdir(join(source, collection), { recursive: true });
  for (let i = 0; i < count; i++) await writeFile(join(source, 'blog', `${slugOf(i)}.md`), post(i));
  const content = await readContent(source);
  await writeContent(content, target, new Publisher(join(root, name, 'public')));
  const file = (path: string) => readFile(join(target, 'blog', path), 'utf8');
  return {
    content,
    file,
    cards: async (path: string) => [...(await file(path)).matchAll(/"key": ?("(?:[^"\\]|\\.)*")/g)].map(([, key]) => text(key)),
  };
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
    .join('\n')}\n---\n\nThe text of post ${number(i)}.\n`;
}

function number(i: number): string {
  return String(i).padStart(4, '0');
}

function slugOf(i: number): string {
  return `post-${number(i)}`;
}

function text(literal: string | undefined): string {
  return String(JSON.parse(literal ?? '""'));
}
