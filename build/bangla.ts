/**
 * Cuts the Bangla face to the letters that the content has, since one whole alphabet with its conjuncts weighs as much as
 * a page. Lists and headings show front matter and records only, so their cut is smaller than that of the long texts.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

export async function writeBangla(root: string, folder: string): Promise<void> {
  let short = '';
  let long = '';
  for (const file of await readdir(root, { recursive: true })) {
    if (!/\.(md|ts)$/.test(file)) continue;
    const text = await readFile(join(root, file), 'utf8');
    long += text;
    short += file.endsWith('.md') ? text.slice(0, text.indexOf('\n---\n')) : text;
  }
  const source = await readFile('app/styles/fonts/anek-bangla-bangla.woff2');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of [['bangla-short', short], ['bangla-long', long]] as const) {
    const letters = new Set(text.match(/[\u0964\u0965\u0980-\u09f2\u09f4-\u09ff\u200c\u200d]/g) ?? 'অ');
    await writeFile(join(folder, `${name}.woff2`), await subset(source, [...letters].sort().join(''), { targetFormat: 'woff2', variationAxes: {} }));
  }
}
