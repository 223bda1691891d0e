/**
 * Cuts the Bangla font down to the characters that the content uses, because the full font with its conjuncts is as heavy
 * as a page. The characters of the front matter, which cards show all over the site, go into a small file of their own; a
 * browser loads the large file only where other characters occur.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subset from 'subset-font';

export async function writeBangla(roots: string[], folder: string): Promise<void> {
  let frontMatter = '';
  let allText = '';
  for (const root of roots) {
    for (const file of await readdir(root, { recursive: true })) {
      if (!/\.(md|ts)$/.test(file)) continue;
      // An alt text is read aloud, so it needs no font.
      const text = (await readFile(join(root, file), 'utf8')).replaceAll(/\balt: .*/g, '');
      allText += text;
      if (file.endsWith('.md')) frontMatter += text.slice(0, text.indexOf('\n---\n'));
    }
  }
  await mkdir(folder, { recursive: true });
  const rules = [
    await writeFont('Anek Bangla', 'bangla-cards', frontMatter, folder),
    await writeFont('Anek Bangla Rest', 'bangla-rest', allText, folder),
  ];
  await writeFile(join(folder, 'bangla.css'), rules.join('\n'));
}

/** Writes one font file and gives its @font-face rule. Without the taka sign, which English pages use too (app/styles). */
async function writeFont(family: string, name: string, text: string, folder: string): Promise<string> {
  const characters = [...new Set(text.match(/[\u0964\u0965\u0980-\u09f2\u09f4-\u09ff\u200c\u200d]/g) ?? 'অ')].toSorted();
  const fullFont = await readFile('app/styles/fonts/anek-bangla-bangla.woff2');
  await writeFile(join(folder, `${name}.woff2`), await subset(fullFont, characters.join(''), { targetFormat: 'woff2', variationAxes: {} }));
  const range = characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`).join(', ');
  return `@font-face { font-family: '${family}'; src: url('./${name}.woff2') format('woff2'); font-weight: 400 700; font-display: swap; unicode-range: ${range}; }`;
}
