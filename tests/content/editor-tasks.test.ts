/** What an editor does, whatever is in content/ already: everything succeeds, or stops with a sentence about file, field and remedy. */
import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { collections } from '#collections/addresses.ts';
import { ContentError } from '#content/content-error.ts';
import { readContent } from '#collections/read-content.ts';
import { buildFiles, contentWith, files } from '../support/small-content.ts';

/** The worked examples of the editors' guide: the file of each, and its text. */
const guide = await readFile('content/README.md', 'utf8');
const examples = new Map(
  [...guide.matchAll(/^`((?:blog|projects|jobs)\/[^`]+\.md)`[^\n]*\n\n```markdown\n(.*?)^```/gms)].map(([, file = '', text = '']) => [
    file,
    text,
  ]),
);

test('the worked examples of the editors’ guide can be published as they are, each at the address that the guide says', async () => {
  expect([...examples.keys()].map((file) => file.split('/')[0])).toEqual(['blog', 'projects', 'jobs']);
  const root = await contentWith({ ...files, ...Object.fromEntries(examples) });
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2027, 0, 1) / 1000));
  const addresses = addressesOf(await readContent(root));
  for (const address of ['/portfolio/Megh Tea', '/company/blog/what-broke-in-october-2026', '/company/career/circular/Support Engineer']) {
    expect(addresses).toContain(address);
  }
});

test.each(['blog', 'projects', 'jobs'] as const)('without any entry in %s, the content builds', async (folder) => {
  const others = Object.entries(files).filter(([file]) => !file.startsWith(folder));
  const { content } = await buildFiles(Object.fromEntries(others));
  expect(Object.values(content).flat()).toHaveLength(others.length);
});

/** In each of the three collections, the field that is the entry's address. */
const titleFields = [
  ['blog/first.md', 'blogSub'],
  ['projects/mill/index.md', 'projectName'],
  ['jobs/developer.md', 'jobTitle'],
] as const;
const titles = [
  'পহেলা বৈশাখের আগে',
  '.NET Developer',
  'Prices: what they hold',
  'A “quoted” word',
  'A "quoted" word',
  'A shop’s day',
  'Party 🎉 at ten',
  '🎉',
  '{braces}',
  'A title that ends with a dot.',
  'Dev & Ops, 50 of 100',
  'x'.repeat(59),
  'শাড়ি'.repeat(12),
  'CI/CD',
  '100%',
];

test.each(titles)('the title %s is taken for a post, a project and a job, or refused with a sentence', async (title) => {
  for (const [file, field] of titleFields) {
    const source = files[file].replace(new RegExp(`^${field}:.*$`, 'm'), `${field}: ${JSON.stringify(title)}`);
    const refusal: unknown = await buildFiles({ ...files, [file]: source }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refusal !== undefined) expectSentences(refusal, `content/${file}`);
    expect(refusal === undefined || refusal instanceof ContentError).toBe(true);
  }
});

test('an entry may be renamed, and its former address leads on', async () => {
  const renamed = files['projects/mill/index.md'].replace(/^projectName:.*$/m, 'projectName: New Mill\nformerly: [Mill]');
  const { content } = await buildFiles({ ...files, 'projects/mill/index.md': renamed });
  expect(addressesOf(content)).toContain('/portfolio/New Mill');
  expect(collections(content)[1]?.entries).toMatchObject([{ key: 'New Mill', former: ['Mill'] }]);
});

test('two posts may have one title, two projects or two jobs may not', async () => {
  const again = (file: keyof typeof files) => files[file].replace(/^id:.*$/m, "id: '99'");
  const post = again('blog/first.md').replace('/blogs/first', '/blogs/again').replace('10-20-26', '10-22-26');
  const { content } = await buildFiles({ ...files, 'blog/again.md': post });
  expect(addressesOf(content)).toEqual(
    expect.arrayContaining(['/company/blog/The first post', '/company/blog/again', '/company/blog/first']),
  );
  for (const [file, copy, field] of [
    ['projects/mill/index.md', 'projects/other/index.md', 'projectName'],
    ['jobs/developer.md', 'jobs/other.md', 'jobTitle'],
  ] as const) {
    const error = await buildFiles({ ...files, [copy]: again(file) }).catch((reason: unknown) => reason);
    expectSentences(error, `content/${copy}`, field);
  }
});

function addressesOf(content: Awaited<ReturnType<typeof readContent>>): string[] {
  return collections(content).flatMap(({ addressOf, entries }) =>
    entries.flatMap(({ keys }) => keys.map((key) => decodeURIComponent(addressOf(key)))),
  );
}

/** Every problem is in one line: file, field, what was found, what is expected. One of them is about this file and field. */
function expectSentences(error: unknown, file: string, field = ''): void {
  expect(error).toBeInstanceOf(ContentError);
  const [first, ...lines] = String(error).split('\n');
  expect(first).toMatch(/^ContentError: The content has (a problem|\d+ problems):$/);
  for (const line of lines) expect(line).toMatch(/^ {2}content\/\S+: [^:]+: found .+, expected \S+/);
  expect(lines.some((line) => line.startsWith(`  ${file}: ${field}`))).toBe(true);
}
