import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageMetaProblems } from './records.ts';

/** A folder of records, of which one is a page with this title and description. */
async function folderWith(meta: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['pages', 'services', 'products']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'pages/layout.ts'), 'export const layout = { skip: "Skip" };');
  await writeFile(join(folder, 'pages/about.ts'), `export const about = { meta: ${JSON.stringify(meta)} };`);
  return folder;
}

test.each([
  [{ title: 'x'.repeat(61), description: 'A text' }, 'about.meta.title', 'expected at most 60 characters'],
  [{ title: 'A title', description: 'x'.repeat(156) }, 'about.meta.description', 'expected at most 155 characters'],
  [{ title: 'A title' }, 'about.meta.description', 'expected this field to be there'],
])(
  'a title or a description that search engines would cut, or none, is named with its file and field: %j',
  async (meta, field, expected) => {
    const folder = await folderWith(meta);
    expect(await pageMetaProblems(folder)).toEqual([
      {
        file: `${basename(folder)}/pages/about.ts`,
        field,
        found: expect.any(String) as unknown,
        expected: expect.stringContaining(expected) as unknown,
      },
    ]);
  },
);

test('what search engines show whole is right', async () => {
  expect(await pageMetaProblems(await folderWith({ title: 'x'.repeat(60), description: 'x'.repeat(155) }))).toEqual([]);
});
