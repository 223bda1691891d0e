/** The order and the addresses of a thousand posts. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collections, linkTargets, keysOf } from '#collections/addresses.ts';
import { readContent } from '#collections/read-content.ts';
import { parseDate } from '#content/dates.ts';

const root = await mkdtemp(join(tmpdir(), 'collection-'));
afterAll(() => rm(root, { recursive: true }));

const content = await write(1000);

test('a thousand posts are read newest first, by their days and not by the letters of their dates', () => {
  const days = content.blog.map(({ data }) => parseDate(data.blogDate) ?? '');
  expect(days).toHaveLength(1000);
  expect(days).toEqual(days.toSorted().toReversed());
  const years = new Set(days.map((day) => day.slice(0, 4)));
  expect(years.size).toBeGreaterThan(3);
});

test('every post has an address of its own: the newest of a shared title the title, the others the names of their files', () => {
  const keys = keysOf('blog', content.blog);
  expect(new Set(keys).size).toBe(1000);
  const shared = content.blog.flatMap(({ data, slug }, i) => (data.blogSub === 'A column that returns' ? [[keys[i], slug]] : []));
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.map(([key]) => key)).toEqual(['A column that returns', ...shared.slice(1).map(([, slug]) => slug)]);
});

test('a text may link to every post by its key and by its slug, and to nothing else', () => {
  const leads = linkTargets(content);
  const [blog] = collections(content);
  const addresses = blog?.entries.flatMap(({ keys }) => keys.map((key) => blog.addressOf(key))) ?? [];
  expect(new Set(addresses).size).toBeGreaterThan(1900);
  expect(addresses.filter((address) => !leads(address))).toEqual([]);
  expect(leads('/company/blog/No%20such%20post')).toBe(false);
});

/** Content with so many posts and nothing else; one in fifty shares its title. */
async function write(count: number) {
  await mkdir(join(root, 'blog'), { recursive: true });
  for (let i = 0; i < count; i++) await writeFile(join(root, 'blog', `${slugOf(i)}.md`), post(i));
  return readContent(root);
}

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
