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
    parts: { bangla, taka: '৳', blank: bangla },
    axes: { wdth: 90, wght: 500 },
  },
];

/** What becomes of a part before it is written. The check sums are no longer right then; subsetting the result again corrects them. */
const changes: Record<string, (font: Buffer) => Buffer> = { taka: withRoomAfter, blank: withoutOutlines };

for (const { from, to, parts, axes } of faces) {
  const source = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${from}`)));
  for (const [name, letters] of Object.entries(parts)) {
    const change = changes[name];
    const changed = change?.(await subset(source, letters, { targetFormat: 'truetype', variationAxes: axes }));
    const font = await subset(changed ?? source, letters, { targetFormat: 'woff2', ...(!changed && { variationAxes: axes }) });
    await writeFile(new URL(`../src/assets/fonts/${to}-${name}.woff2`, import.meta.url), font);
    console.log(`${to}-${name}.woff2  ${(font.length / 1000).toFixed(1)} kB`);
  }
}

/**
 * The font (TrueType) with more room after each glyph, a sixteenth of its size: the taka sign is drawn to stand before Bangla
 * digits and touches Latin ones.
 */
function withRoomAfter(font: Buffer): Buffer {
  const wider = Buffer.from(font);
  const { head, hhea, hmtx } = tablesOf(font);
  const [unitsPerEm, metrics] = [font.readUInt16BE(head + 18), font.readUInt16BE(hhea + 34)];
  for (let at = hmtx; at < hmtx + 4 * metrics; at += 4) wider.writeUInt16BE(font.readUInt16BE(at) + Math.round(unitsPerEm / 16), at);
  return wider;
}

/**
 * The font (TrueType) with the width of each glyph and nothing to see, and without what is not needed for that: the rules for
 * conjuncts and the names.
 */
function withoutOutlines(font: Buffer): Buffer {
  const blank = Buffer.from(font);
  const { head, maxp, loca, glyf, name } = tablesOf(font);
  // Browsers refuse a font without any outline, so one glyph is a single point: one contour, whose flag says that it is at 0, 0.
  const point = Buffer.alloc(16);
  point.writeUInt16BE(1, 0);
  point.writeUInt8(0x31, 14);
  point.copy(blank, glyf);
  const [glyphs, hasLongOffsets] = [font.readUInt16BE(maxp + 4), font.readUInt16BE(head + 50) === 1];
  for (let i = 0; i <= glyphs; i++) {
    const end = i < 2 ? 0 : point.length;
    if (hasLongOffsets) blank.writeUInt32BE(end, loca + 4 * i);
    else blank.writeUInt16BE(end / 2, loca + 2 * i);
  }
  blank.writeUInt16BE(0, name + 2);
  // Tables with an unknown name are left out.
  for (const { tag, at } of tableRecords(font)) if (['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'prep'].includes(tag)) blank.write('none', at);
  return blank;
}

/** Where each table of a font begins. */
function tablesOf(font: Buffer) {
  const start = (tag: string) => {
    const record = tableRecords(font).find((other) => other.tag === tag);
    if (!record) throw new Error(`The font has no table ${tag}`);
    return font.readUInt32BE(record.at + 8);
  };
  return {
    head: start('head'),
    hhea: start('hhea'),
    hmtx: start('hmtx'),
    maxp: start('maxp'),
    loca: start('loca'),
    glyf: start('glyf'),
    name: start('name'),
  };
}

/** The entries of a font's directory of tables, each with its place. */
function tableRecords(font: Buffer): { tag: string; at: number }[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => ({
    tag: font.toString('latin1', 12 + 16 * i, 16 + 16 * i),
    at: 12 + 16 * i,
  }));
}
