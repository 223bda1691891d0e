import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressSite } from './compress.ts';

const text = 'A line of a page.\n'.repeat(100);

async function site(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'company'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

test('text files get two copies that give the same text; what is small, binary or for hosts gets none', async () => {
  const folder = await site({ 'company/faq.html': text, 'a.png': text, 'small.txt': 'a', '_redirects.json': text });
  await compressSite(folder, undefined);
  const copy = (extension: string) => readFile(join(folder, `company/faq.html.${extension}`));
  expect(brotliDecompressSync(await copy('br')).toString()).toBe(text);
  expect(gunzipSync(await copy('gz')).toString()).toBe(text);
  expect((await readdir(folder, { recursive: true })).filter((file) => /\.(br|gz)$/.test(file))).toHaveLength(2);
});

test('the copies and the time of the last build are taken over if the file is the same, and only then', async () => {
  const last = await site({
    'a.html': text,
    'a.html.br': 'kept',
    'a.html.gz': 'kept',
    'b.html': text,
    'b.html.br': 'old',
    'b.html.gz': 'old',
    'small.txt': 'a',
  });
  // Each has a time of its own.
  const old = ['a.html', 'a.html.br', 'a.html.gz', 'b.html', 'b.html.br', 'b.html.gz', 'small.txt'];
  const before = new Map(old.map((file, i) => [file, new Date(Date.UTC(2026, 10, 1, 10, 20, i, 456))]));
  for (const [file, time] of before) await utimes(join(last, file), time, time);
  const folder = await site({ 'a.html': text, 'b.html': `${text}More.`, 'small.txt': 'a' });
  await compressSite(folder, last);
  const isOld = async (file: string) => (await stat(join(folder, file))).mtime.getTime() === before.get(file)?.getTime();
  for (const file of ['a.html', 'a.html.br', 'a.html.gz', 'small.txt']) expect(await isOld(file), file).toBe(true);
  for (const file of ['b.html', 'b.html.br', 'b.html.gz']) expect(await isOld(file), file).toBe(false);
  expect(await readFile(join(folder, 'a.html.br'), 'utf8')).toBe('kept');
  expect(gunzipSync(await readFile(join(folder, 'b.html.gz'))).toString()).toBe(`${text}More.`);
});
