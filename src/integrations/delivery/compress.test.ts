import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

test('the copies of the last build are taken over if the file is the same, and only then', async () => {
  const last = await site({
    'a.html': text,
    'a.html.br': 'kept',
    'a.html.gz': 'kept',
    'b.html': text,
    'b.html.br': 'old',
    'b.html.gz': 'old',
  });
  const folder = await site({ 'a.html': text, 'b.html': `${text}More.` });
  await compressSite(folder, last);
  expect(await readFile(join(folder, 'a.html.br'), 'utf8')).toBe('kept');
  expect(gunzipSync(await readFile(join(folder, 'b.html.gz'))).toString()).toBe(`${text}More.`);
});
