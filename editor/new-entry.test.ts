import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentWith, files } from '../tests/support/small-content.ts';
import { newEntry } from './new-entry.ts';
import { readContent } from '../src/collections/read-content.ts';

test.each(['post', 'project', 'job'])(
  'a new %s is a draft that the build takes, and that it publishes when the draft’s line is gone',
  async (kind) => {
    const root = await contentWith(files);
    const count = async (drafts: boolean) => Object.values(await readContent(root, [], { drafts })).flat().length;
    for (const title of ['A day’s work', 'পহেলা বৈশাখ', 'নববর্ষ', '.NET, C# & more'.replace('#', '++'), 'A long title, '.repeat(9).trim()]) {
      const { file, next } = await newEntry(root, [kind, title]);
      expect(next).toContain(file);
      expect(next).toMatch(/npm run dev, at \/\w+\//);
    }
    expect([await count(true), await count(false)]).toEqual([9, 4]);
    const { file } = await newEntry(root, [kind, 'Ready']);
    await writeFile(file, (await readFile(file, 'utf8')).replace('draft: true\n', ''));
    expect(await count(false)).toBe(5);
  },
);

test.each([
  [[], /^Which kind of entry\? Three kinds of entries can be made:/],
  [['page', 'A title'], /^There is no kind of entry "page"\. Three kinds/],
  [['post'], /^A title needs a letter or a digit, and there is none\./],
  [['post', '?!'], /^A title needs a letter or a digit, and "\?!" has none\./],
  [['post', '🎉'], /^A title needs a letter or a digit/],
  [['post', 'Two', 'words'], /^The title goes between quotation marks: npm run new -- post "Two words"$/],
  [['post', 'First'], /blog\/first\.md is there already\. Choose another title, or rename that one\.$/],
  [['project', 'Mill'], /projects\/mill is there already/],
  [['job', 'Up/down'], /^Nothing was written, .*\n {2}content\/jobs\/up-down\.md: jobTitle: found "Up\/down", expected a title without/],
])('%j makes nothing and says why', async (input, problem) => {
  const root = await contentWith(files);
  const before = await readdir(root, { recursive: true });
  await expect(newEntry(root, input)).rejects.toThrow(problem);
  expect(await readdir(root, { recursive: true })).toEqual(before);
});

test('what is wrong with another entry does not keep anybody from beginning a new one', async () => {
  const root = await contentWith({ ...files, 'blog/broken.md': 'No fields' });
  await expect(newEntry(root, ['post', 'A new one'])).resolves.toHaveProperty('file', join(root, 'blog/a-new-one/index.md'));
});
