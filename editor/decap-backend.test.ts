import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contentWith, files } from '../tests/support/small-content.ts';
import { decapBackend } from './decap-backend.ts';
import { open, photograph, remove, save as saveIn } from './test-form.ts';

let content = '';
beforeEach(async () => {
  content = await contentWith(files);
});

const front = `blogSub: Rain
blogDesc: What the rain does to a fibre line.
blogDate: 11-20-26
blogCategory: CMS
blogPoster: Nasrin Sultana
fileName: rain
`;

/** As the form has it once the entry was opened. */
const whole = `id: '3'\nblogLink: /blogs/rain\n${front}`;
const rain = 'content/blog/rain/index.md';
const source = () => readFileSync(join(content, 'blog/rain/index.md'), 'utf8');
const pictures = () => readdirSync(join(content, 'blog/rain')).filter((file) => file !== 'index.md');

/** Opens the post and saves it. */
async function save(fields: string, text?: string, assets?: object[]) {
  const answer = decapBackend(content);
  return saveIn(answer, rain, await open(answer, rain), fields, text, assets);
}

test('a new post gets its number, its link and its pictures, as they come from a camera', async () => {
  await save(`${front}blogImg: { file: Rain (2).JPG, alt: Rain. }\n`, 'Words.\n\n![A line](line.png)', [
    await photograph('Rain (2).JPG', 1000, 625),
    await photograph('line.png', 200, 300),
  ]);
  expect(source()).toContain("id: '3'\nblogLink: /blogs/rain\nblogSub: Rain\n");
  expect(source()).toMatch(/^ {2}file: rain-2-[0-9a-f]{6}\.jpg$/m);
  expect(source()).not.toContain('fileName');
  expect(readdirSync(join(content, 'blog/rain')).toSorted()).toEqual(['index.md', 'line.png', expect.stringMatching(/^rain-2-.{6}\.jpg$/)]);
});

test('the first entry of a kind is written where there is no folder for it yet', async () => {
  rmSync(join(content, 'blog'), { recursive: true });
  expect(await decapBackend(content)({ action: 'entriesByFolder', params: { folder: 'content/blog' } })).toEqual([]);
  await save(front);
  expect(source()).toContain("id: '1'\n");
});

test('what the build would refuse is not kept, and the reason is the build’s', async () => {
  await expect(save(front.replace('11-20-26', '13-20-26'))).rejects.toThrow('blogDate: found "13-20-26", expected a real day');
  await expect(save(front.replace('Rain', 'a/b'))).rejects.toThrow('expected a title without /');
  const broken = { path: 'content/blog/rain/rain.jpg', content: 'AAAA', encoding: 'base64' };
  await expect(save(front, 'Words.', [broken])).rejects.toThrow('rain.jpg cannot be read as a picture');
  expect(existsSync(join(content, 'blog/rain'))).toBe(false);

  await save(front);
  const kept = source();
  await expect(save(front, '')).rejects.toThrow('the text: found nothing');
  await expect(save(front.replace('fileName: rain', 'fileName: snow'))).rejects.toThrow('The file name of an entry stays: rain.');
  expect(source()).toBe(kept);
});

test('pictures of like names are two files', async () => {
  const cover = 'blogImg: { file: শাড়ি.jpg, alt: A sari. }\n';
  const sari = await photograph('শাড়ি.jpg');
  await save(front + cover, '![A panjabi](পাঞ্জাবি.jpg)\n\n![One](img_1.jpg)\n\n![Two](img-1.jpg)', [
    sari,
    await photograph('পাঞ্জাবি.jpg', 400, 300),
    await photograph('img_1.jpg', 400, 301),
    await photograph('img-1.jpg', 400, 302),
  ]);
  expect(pictures()).toHaveLength(4);
  const [, file = ''] = /file: (picture-.*\.jpg)/.exec(source()) ?? [];
  expect(readFileSync(join(content, 'blog/rain', file)).toString('base64')).toBe(sari.content);
  expect(source()).toMatch(/!\[A panjabi\]\(picture-.*\.jpg\)/);
  expect(source()).not.toContain(`![A panjabi](${file})`);
});

test('a picture takes neither the place nor the name of another one', async () => {
  const first = await photograph('rain.jpg');
  await save(whole, '![x](rain.jpg)', [first]);
  // The form sends its pictures again with each save.
  await save(whole, '![x](rain.jpg) Rain.', [first]);
  const another = await photograph('rain.jpg', 400, 300);
  await expect(save(whole, '![x](rain.jpg)', [another])).rejects.toThrow('rain.jpg: there is another picture of this name, rain.jpg.');
  const ofAnotherFormat = { ...another, path: another.path.replace('jpg', 'png') };
  await expect(save(whole, '![x](rain.png)', [ofAnotherFormat])).rejects.toThrow('rain.png: there is another picture of this name');
  expect(pictures()).toEqual(['rain.jpg']);
  expect(readFileSync(join(content, 'blog/rain/rain.jpg')).toString('base64')).toBe(first.content);
});

test('of two windows with the same entry, the second one is told what the first one has saved, and both versions stay', async () => {
  await save(whole);
  const answer = decapBackend(content);
  const [one, two] = [await open(answer, rain), await open(answer, rain)];
  await saveIn(answer, rain, one, whole, 'Of the first.');
  // A form does not open its entry anew after a save.
  await saveIn(answer, rain, one, whole, 'Of the first, again.');
  await expect(saveIn(answer, rain, two, whole, 'Of the second.')).rejects.toThrow('Both versions are kept');
  expect(source()).toContain('Of the first, again.');
  await saveIn(answer, rain, await open(answer, rain), whole, 'Of both.');
  await expect(saveIn(answer, rain, one, whole, 'Of the first.')).rejects.toThrow('Both versions are kept');
});

test('of two saves at once, one is refused', async () => {
  await save(whole);
  const answer = decapBackend(content);
  const versions = [await open(answer, rain), await open(answer, rain)];
  const saves = await Promise.allSettled(versions.map((version, i) => saveIn(answer, rain, version, whole, `Text ${i}.`)));
  expect(saves.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(source()).toContain('Text 0.');
});

test('a save on a full disk changes nothing, and the next one, when there is room again, works', async () => {
  await save(whole);
  const kept = source();
  const answer = decapBackend(content);
  const version = await open(answer, rain);
  const longer = 'It rains. '.repeat(2000);
  const picture = await photograph('rain.jpg');
  const write = vi.spyOn(promises, 'writeFile').mockImplementation(async (file, bytes) => {
    if (typeof file !== 'string' || (typeof bytes !== 'string' && !Buffer.isBuffer(bytes))) return;
    const hasRoom = !file.startsWith(content);
    writeFileSync(file, hasRoom ? bytes : bytes.slice(0, 10));
    if (!hasRoom) throw new Error('ENOSPC: no space left on device, write');
  });
  function withRoom(): void {
    write.mockRestore();
    syncBuiltinESMExports();
  }
  // Modules that other tests have loaded follow, too.
  syncBuiltinESMExports();
  onTestFinished(withRoom);
  await expect(saveIn(answer, rain, version, whole, longer, [picture])).rejects.toThrow('ENOSPC');
  expect(source()).toBe(kept);
  expect(pictures()).toEqual([]);

  withRoom();
  await saveIn(answer, rain, version, whole, longer, [picture]);
  expect(source()).toContain(longer.trim());
  expect(pictures()).toEqual(['rain.jpg']);
});

test('a change by hand is not overwritten', async () => {
  await save(whole);
  const answer = decapBackend(content);
  const version = await open(answer, rain);
  const byHand = source().replace('Words.', 'By hand.');
  writeFileSync(join(content, 'blog/rain/index.md'), byHand);
  await expect(saveIn(answer, rain, version, whole, 'In the form.')).rejects.toThrow('Both versions are kept');
  expect(source()).toBe(byHand);
});

test('a new entry does not take the place of one of the same name', async () => {
  await save(front);
  const kept = source();
  await expect(saveIn(decapBackend(content), rain, undefined, front, 'New.')).rejects.toThrow(
    'There is an entry of the name rain already.',
  );
  expect(source()).toBe(kept);
});

test('an entry is deleted with its pictures, and no other one', async () => {
  const answer = decapBackend(content);
  await save(front, 'Words.', [await photograph('rain.jpg', 900, 600)]);
  for (const path of [
    'content/blog/./index.md',
    'content/blog//index.md',
    'content/blog/rain/rain.jpg',
    'content/blog/rain',
    'content/blog',
  ]) {
    await expect(remove(answer, path)).rejects.toThrow('Invalid');
  }
  await expect(remove(answer, 'content/blog/first.md', 'content/blog/second.md')).rejects.toThrow('Too big');
  await remove(answer, 'content/blog/index.md');
  expect(readdirSync(join(content, 'blog')).toSorted()).toEqual(['first.md', 'rain', 'second.md']);
  await remove(answer, rain);
  expect(readdirSync(join(content, 'blog')).toSorted()).toEqual(['first.md', 'second.md']);
});

test.each([
  'content/../package.json',
  'content/blog/../../package.json',
  '/etc/passwd',
  'content/README.md',
  'content/pages/../../package.json',
])('nothing but entries is read, written or deleted: %s', async (path) => {
  const answer = decapBackend(content);
  await expect(open(answer, path)).rejects.toThrow('Invalid');
  await expect(saveIn(answer, path, undefined, front)).rejects.toThrow('Invalid');
  await expect(remove(answer, path)).rejects.toThrow('Invalid');
});

test('a file that is no picture is not written under any name', async () => {
  const asset = { ...(await photograph('rain.jpg')), path: 'content/blog/rain/index.md' };
  await expect(save(front, 'Words.', [asset])).rejects.toThrow('index.md has no name of a picture');
  expect(existsSync(join(content, 'blog/rain'))).toBe(false);
});
