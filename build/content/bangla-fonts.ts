/**
 * Cuts the Bangla face to the letters that the content has, since one whole alphabet with its conjuncts weighs as much as
 * a page. The front matter's letters, which stand on cards all over the site, are a small file of their own; a browser
 * takes the large one only where other letters occur.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

export async function writeBangla(root: string, folder: string): Promise<void> {
  let cards = '';
  let rest = '';
  for (const file of await readdir(root, { recursive: true })) {
    if (!/\.(md|ts)$/.test(file)) continue;
    // What describes a picture is heard, not shown.
    const text = (await readFile(join(root, file), 'utf8')).replaceAll(/\balt: .*/g, '');
    rest += text;
    if (file.endsWith('.md')) cards += text.slice(0, text.indexOf('\n---\n'));
  }
  await mkdir(folder, { recursive: true });
  const rules = [await face('Anek Bangla', 'bangla-cards', cards, folder), await face('Anek Bangla Rest', 'bangla-rest', rest, folder)];
  await writeFile(join(folder, 'bangla.css'), rules.join('\n'));
}

/** Writes one cut and gives the rule that loads it. The taka sign is left out, since English pages use it too (app/styles). */
async function face(family: string, name: string, text: string, folder: string): Promise<string> {
  const letters = [...new Set(text.match(/[\u0964\u0965\u0980-\u09f2\u09f4-\u09ff\u200c\u200d]/g) ?? 'অ')].toSorted();
  const whole = await readFile('app/styles/fonts/anek-bangla-bangla.woff2');
  await writeFile(join(folder, `${name}.woff2`), await subset(whole, letters.join(''), { targetFormat: 'woff2', variationAxes: {} }));
  const range = letters.map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`).join(', ');
  return `@font-face { font-family: '${family}'; src: url('./${name}.woff2') format('woff2'); font-weight: 400 700; font-display: swap; unicode-range: ${range}; }`;
}
