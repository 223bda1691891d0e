/** What an editor reads when an entry is wrong: the file, the field, what was found and what is expected. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ContentError } from '#build/content/content-error.ts';
import { Publisher } from '#build/content/publish.ts';
import { readContent } from '#build/content/read.ts';
import { writeContent } from '#build/content/write-modules.ts';

// Weaving the covers of four entries takes longer than everything else here.
vi.mock('#build/drawings/covers.ts', () => ({ coverCloth: () => '<svg/>', coverMotif: () => '<svg/>', clientBorder: () => '<svg/>' }));

/** Content without a problem: a file's text by its path. Each example below changes one of them. */
const files = {
  'blog/first.md': `---
id: '1'
blogSub: The first post
blogDesc: What it is about.
blogDate: 10-20-26
blogCategory: SEO
blogPoster: Rafi
blogLink: /blogs/first
---

Its text.
`,
  'blog/second.md': `---
id: '2'
blogSub: শাড়ি & shari
blogDesc: What it is about.
blogDate: 10-21-26
blogCategory: CMS
blogPoster: Anika
blogLink: /blogs/second
---

Its text.
`,
  'projects/mill/index.md': `---
id: '1'
projectName: Mill
projectSub: A title
projectDesc: A description.
projectCategory: Web Design
projectDate: 10-20-26
place: Bogura
duration: Ten weeks
tools: [React]
figures:
  - { value: '1', label: one }
  - { value: '2', label: two }
  - { value: '3', label: three }
colours: { ground: '#102030', ink: '#ffffff' }
---

Its text.
`,
  'jobs/developer.md': `---
id: '1'
jobTitle: Developer
jobDesc: A description.
location: Dhaka
category: Web Development
vacancies: 2
salary: By agreement
jobType: Full Time
deadline: 12-20-26
publishedDate: 10-20-26
applyLink: mailto:jobs@example.com
websiteLink: https://example.com
company: A company
---

Its text.
`,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the content of this repository has no problem', async () => {
  await expect(readContent('content')).resolves.toHaveProperty('posts');
});

test('a text may link to every page of the site, to its feed, within itself and to other sites', async () => {
  const links = [
    '/contact',
    '/company/faq?from=post#top',
    '/company/blog/The%20first%20post',
    '/company/blog/second',
    `/company/blog/${encodeURIComponent('শাড়ি & shari')}`,
    '/portfolio/Mill',
    '/company/career/circular/Developer',
    '/feed.xml',
    '#a-heading',
    'https://example.com/page',
    'mailto:somebody@example.com',
  ];
  const text = links.map((link) => `[A link](${link})`).join('\n');
  await expect(build({ ...files, 'blog/first.md': `${files['blog/first.md']}\n${text}\n` })).resolves.toBeUndefined();
});

const examples: { name: string; file?: keyof typeof files; change: (text: string) => string; problem: RegExp }[] = [
  {
    name: 'a missing field',
    change: (text) => text.replace(/^blogPoster:.*\n/m, ''),
    problem: /content\/blog\/first\.md: blogPoster: found nothing, expected this field to be there/,
  },
  {
    name: 'an empty field',
    change: (text) => text.replace(/^blogPoster:.*$/m, 'blogPoster: ""'),
    problem: /blog\/first\.md: blogPoster: found "", expected a text, found nothing/,
  },
  {
    name: 'an unknown field',
    change: (text) => text.replace(/^id:/m, 'author: Me\nid:'),
    problem: /blog\/first\.md: author: found a field of that name, expected no such field/,
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
    file: 'blog/second.md',
    change: (text) => text.replace(/^id:.*$/m, "id: '1'"),
    problem: /blog\/second\.md: id: found "1", expected one that content\/blog\/first\.md does not have already/,
  },
  {
    name: 'a link that is not its file’s',
    change: (text) => text.replace(/^blogLink:.*$/m, 'blogLink: /blogs/other'),
    problem: /blogLink: found "\/blogs\/other", expected "\/blogs\/first"/,
  },
  {
    name: 'no front matter',
    change: () => 'Only a text.',
    problem: /the whole entry: found no front matter, expected fields between two lines of ---/,
  },
  {
    name: 'broken front matter',
    change: (text) => text.replace(/^id:.*$/m, 'id: "1'),
    problem: /blog\/first\.md: the front matter: found .+, expected lines such as/,
  },
  {
    name: 'no text',
    change: (text) => text.replace(/\n---\n[^]*$/, '\n---\n'),
    problem: /the text: found nothing, expected the entry’s text/,
  },
  {
    name: 'a missing picture',
    change: (text) => text.replace(/^id:/m, 'blogImg: { file: elephant, alt: An elephant }\nid:'),
    problem: /blog\/first\.md: blogImg: found "elephant", expected elephant-<width>\.webp beside the entry/,
  },
  {
    name: 'a missing picture in the text',
    change: (text) => `${text}\n![A sum](sum)\n`,
    problem: /blog\/first\.md: the text: found a picture "sum", expected sum-<width>\.webp beside the entry/,
  },
  ...['/company/blog/The-first-post', '/portfolio/mill', '/services/', '/feed', '/company/faq/more#top'].map((address) => ({
    name: `a dead link in the text (${address})`,
    change: (text: string) => `${text}\n[A link](${address})\n`,
    problem: new RegExp(`blog/first\\.md: the text: found a link to "${address}", expected the address of a page of this site`),
  })),
  {
    name: 'a number of places that is no number',
    file: 'jobs/developer.md',
    change: (text) => text.replace(/^vacancies:.*$/m, 'vacancies: many'),
    problem: /jobs\/developer\.md: vacancies: found "many", expected a number/,
  },
  {
    name: 'two figures instead of three',
    file: 'projects/mill/index.md',
    change: (text) => text.replace(/^ +- .*three.*\n/m, ''),
    problem: /mill\/index\.md: figures: .*expected three figures/,
  },
];

for (const { name, file = 'blog/first.md', change, problem } of examples) {
  test(`${name} is named with its file, what was found and what is expected`, async () => {
    const error = await build({ ...files, [file]: change(files[file]) }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentError);
    expect(String(error)).toMatch(problem);
  });
}

test('all problems of all files are listed at once', async () => {
  const wrong = (path: keyof typeof files) => files[path].replace(/^id:.*\n/m, '');
  const error = await build({ ...files, 'blog/first.md': wrong('blog/first.md'), 'jobs/developer.md': wrong('jobs/developer.md') }).catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/has 2 problems:\n.*first\.md: id: .*\n.*developer\.md: id: /);
});

/** Reads these files as the content and writes its modules, as the build does. */
async function build(content: Record<string, string>): Promise<void> {
  const copy = await mkdtemp(join(folder, 'case-'));
  for (const [path, text] of Object.entries(content)) {
    const file = join(copy, 'content', path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
  await writeContent(await readContent(join(copy, 'content')), join(copy, 'generated'), new Publisher(join(copy, 'public')));
}
