/** What an editor reads when an entry is wrong: the file, the field, what was found and what is expected. */
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentError } from '#build/content/content-error.ts';
import { Publisher } from '#build/content/publish.ts';
import { readContent } from '#build/content/read.ts';
import { writeContent } from '#build/content/write-modules.ts';

const post = 'blog/how-to-read-a-software-quote/index.md';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the content of this repository has no problem', async () => {
  await expect(readContent('content')).resolves.toHaveProperty('posts');
});

const examples: { name: string; file?: string; change: (text: string) => string; problem: RegExp }[] = [
  {
    name: 'a missing field',
    change: (text) => text.replace(/^blogPoster:.*\n/m, ''),
    problem: /quote\/index\.md: blogPoster: found nothing, expected this field to be there/,
  },
  {
    name: 'an empty field',
    change: (text) => text.replace(/^blogPoster:.*$/m, 'blogPoster: ""'),
    problem: /quote\/index\.md: blogPoster: found "", expected a text, found nothing/,
  },
  {
    name: 'an unknown field',
    change: (text) => text.replace(/^id:/m, 'author: Me\nid:'),
    problem: /quote\/index\.md: author: found a field of that name, expected no such field/,
  },
  {
    name: 'a day that does not exist',
    change: (text) => text.replace(/^blogDate:.*$/m, 'blogDate: 02-30-26'),
    problem: /blogDate: found "02-30-26", expected a real day as month-day-year, for example 10-20-26/,
  },
  {
    name: 'a date written otherwise',
    change: (text) => text.replace(/^blogDate:.*$/m, 'blogDate: 2026-10-20'),
    problem: /blogDate: found "2026-10-20", expected a real day/,
  },
  ...['/', '\\', '%', '?', '#'].map((letter) => ({
    name: `a title with ${letter}`,
    change: (text: string) => text.replace(/^blogSub:.*$/m, `blogSub: 'This ${letter} that'`),
    problem: /blogSub: found "This .+ that", expected a title without \/ \\ % \? #/,
  })),
  {
    name: 'a title too long for an address',
    change: (text) => text.replace(/^blogSub:.*$/m, `blogSub: ${'শাড়ি'.repeat(10)}`),
    problem: /blogSub: found .*expected a shorter title/,
  },
  {
    name: 'an unknown category',
    change: (text) => text.replace(/^blogCategory:.*$/m, 'blogCategory: Gardening'),
    problem: /blogCategory: found "Gardening", expected one of: Web Design, Web Development/,
  },
  {
    name: 'another’s id',
    change: (text) => text.replace(/^id:.*$/m, 'id: "1"'),
    problem: /id: found "1", expected one that .*\.md does not have already/,
  },
  {
    name: 'a link that is not its file’s',
    change: (text) => text.replace(/^blogLink:.*$/m, 'blogLink: /blogs/other'),
    problem: /blogLink: found "\/blogs\/other", expected "\/blogs\/how-to-read-a-software-quote"/,
  },
  {
    name: 'no front matter',
    change: () => 'Only a text.',
    problem: /the whole entry: found no front matter, expected fields between two lines of ---/,
  },
  {
    name: 'broken front matter',
    change: (text) => text.replace(/^id:.*$/m, 'id: "1'),
    problem: /quote\/index\.md: the front matter: found .+, expected lines such as/,
  },
  {
    name: 'no text',
    change: (text) => text.replace(/\n---\n[^]*$/, '\n---\n'),
    problem: /the text: found nothing, expected the entry’s text/,
  },
  {
    name: 'a missing picture',
    change: (text) => text.replace(/^blogImg:.*$/m, 'blogImg: { file: elephant, alt: An elephant }'),
    problem: /blogImg: found "elephant", expected elephant-<width>\.webp beside the entry/,
  },
  {
    name: 'a missing picture in the text',
    change: (text) => `${text}\n![A sum](sum)\n`,
    problem: /the text: found a picture "sum", expected sum-<width>\.webp beside the entry/,
  },
  {
    name: 'a number of places that is no number',
    file: 'jobs/laravel-developer.md',
    change: (text) => text.replace(/^vacancies:.*$/m, 'vacancies: many'),
    problem: /laravel-developer\.md: vacancies: found "many", expected a number/,
  },
  {
    name: 'two figures instead of three',
    file: 'projects/porua/index.md',
    change: (text) => text.replace(/(?<=^figures:\n) +- .*\n.*\n/m, ''),
    problem: /porua\/index\.md: figures: .*expected three figures/,
  },
];

for (const { name, file = post, change, problem } of examples) {
  test(`${name} is named with its file, what was found and what is expected`, async () => {
    const copy = await mkdtemp(join(folder, 'case-'));
    const root = join(copy, 'content');
    await copyContent(root);
    const target = join(root, file);
    await writeFile(target, change(await readFile(target, 'utf8')));
    const error = await readContent(root)
      .then((content) => writeContent(content, join(copy, 'generated'), new Publisher(join(copy, 'public'))))
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentError);
    expect(String(error)).toMatch(problem);
  });
}

/** A copy that may be changed. Its pictures, which are most of its bytes, are links to the originals. */
async function copyContent(root: string): Promise<void> {
  const isPicture = (path: string) => /\.(avif|webp)$/.test(path);
  await cp('content', root, { recursive: true, filter: (path) => !isPicture(path) });
  const files = await readdir('content', { recursive: true });
  await Promise.all(files.filter(isPicture).map((path) => symlink(resolve('content', path), join(root, path))));
}
