/**
 * Makes the font files of the site (`npm run fonts`). The first file of each font has only the characters of English text, in
 * the weights in use, so that the first view loads quickly. Other Latin letters (é, ü …) and Bangla are in separate files,
 * which a browser loads only when such a letter occurs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';

const basic = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0£€©–—‘’“”…×·→←•`;
const latin1 = `${Array.from({ length: 96 }, (_, i) => String.fromCharCode(0xa0 + i)).join('')}ŒœŠšŸŽž€™`;
const rest = [...latin1].filter((letter) => !basic.includes(letter)).join('');

/** The whole Bangla block. The build makes smaller subsets of it (build/content/bangla-fonts.ts). */
const bangla = `${Array.from({ length: 128 }, (_, i) => String.fromCharCode(0x980 + i)).join('')}।॥\u200c\u200d\u25cc`;

type Face = { from: string; to: string; parts: Record<string, string>; axes: Record<string, number | { min: number; max: number }> };

const faces: Face[] = [
  {
    from: 'anek-latin/files/anek-latin-latin-standard-normal.woff2',
    to: 'anek-latin',
    parts: { basic, latin: rest },
    axes: { wdth: 84, wght: 600 },
  },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk',
    parts: { basic, latin: rest },
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: 'anek-bangla/files/anek-bangla-bengali-standard-normal.woff2',
    to: 'anek-bangla',
    parts: { bangla, taka: '৳' },
    axes: { wdth: 90, wght: 500 },
  },
];

for (const { from, to, parts, axes } of faces) {
  const source = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${from}`)));
  for (const [name, letters] of Object.entries(parts)) {
    const cut = name === 'taka' ? withRoomAfter(await subset(source, letters, { targetFormat: 'truetype', variationAxes: axes })) : source;
    const font = await subset(cut, letters, { targetFormat: 'woff2', ...(cut === source && { variationAxes: axes }) });
    await writeFile(new URL(`../app/styles/fonts/${to}-${name}.woff2`, import.meta.url), font);
    console.log(`${to}-${name}.woff2  ${(font.length / 1000).toFixed(1)} kB`);
  }
}

/**
 * The font (TrueType) with more room after each glyph, a sixteenth of its size: the taka sign is drawn to stand before Bangla
 * digits and touches Latin ones. The check sums are no longer right; subsetting the result again corrects them.
 */
function withRoomAfter(font: Buffer): Buffer {
  const wider = Buffer.from(font);
  const table = (tag: string): number => {
    const record =
      12 + 16 * Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.toString('latin1', 12 + 16 * i, 16 + 16 * i)).indexOf(tag);
    return font.readUInt32BE(record + 8);
  };
  const [unitsPerEm, metrics] = [font.readUInt16BE(table('head') + 18), font.readUInt16BE(table('hhea') + 34)];
  for (let at = table('hmtx'); at < table('hmtx') + 4 * metrics; at += 4) {
    wider.writeUInt16BE(font.readUInt16BE(at) + Math.round(unitsPerEm / 16), at);
  }
  return wider;
}
