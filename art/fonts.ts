/**
 * Makes the font files of the site (`npm run fonts`). The first file of each font has only the characters of English text, in
 * the weights in use, so that the first view loads quickly. Other Latin letters (é, ü …) and Bangla are in separate files,
 * which a browser loads only when such a letter occurs. Bangla has a small file more, with the letters of the entries' front
 * matter, which cards show all over the site: where new letters have come since it was made, the whole font serves them.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';

const folder = 'src/assets/fonts';
const basic = `${letters(32, 95)}\u00a0£€©–—‘’“”…×·→←•`;
const rest = [...`${letters(0xa0, 96)}ŒœŠšŸŽž€™`].filter((letter) => !basic.includes(letter)).join('');
const bangla = `${letters(0x980, 128)}।॥\u200c\u200d\u25cc`;
const titles = await banglaOfCards();

type Options = Parameters<typeof subset>[2];
type Face = { from: string; to: string; parts: Record<string, string>; axes: Options['variationAxes'] };

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
    parts: { bangla, titles, taka: '৳' },
    axes: { wdth: 90, wght: 500 },
  },
];

for (const { from, to, parts, axes } of faces) {
  const source = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${from}`)));
  for (const [name, characters] of Object.entries(parts)) {
    const font = await (name === 'taka' ? withRoomAfter : subset)(source, characters, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(`${folder}/${to}-${name}.woff2`, font);
    console.log(`${to}-${name}.woff2  ${(font.length / 1000).toFixed(1)} kB`);
  }
}
const range = [...titles].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(', ');
await writeFile(
  `${folder}/bangla-titles.css`,
  `/* The Bangla of the entries' front matter. Made by \`npm run fonts\`. */
@font-face {
  font-family: 'Anek Bangla';
  src: url('./anek-bangla-titles.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${range};
}
`,
);

function letters(from: number, count: number): string {
  return Array.from({ length: count }, (_, i) => String.fromCharCode(from + i)).join('');
}

/** Without the taka sign, which is in a file of its own, and without alt texts, which are read aloud. */
async function banglaOfCards(): Promise<string> {
  const found = new Set<string>();
  for await (const file of glob('content/**/*.md')) {
    const text = await readFile(file, 'utf8');
    const frontMatter = text.slice(0, text.indexOf('\n---\n')).replaceAll(/\balt: .*/g, '');
    for (const letter of frontMatter.match(/[\u0964\u0965\u0980-\u09f2\u09f4-\u09ff\u200c\u200d]/g) ?? []) found.add(letter);
  }
  return [...found].toSorted().join('') || 'অ';
}

/**
 * The subset with more room after each glyph, a sixteenth of its size: the taka sign is drawn to stand before Bangla digits and
 * touches Latin ones. The check sums are no longer right then; subsetting the result again corrects them.
 */
async function withRoomAfter(source: Buffer, characters: string, { targetFormat, variationAxes }: Options): Promise<Buffer> {
  const font = await subset(source, characters, { targetFormat: 'truetype', variationAxes });
  /** Where a table of the font begins. */
  const table = (tag: string) => font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8);
  const [unitsPerEm, metrics, widths] = [font.readUInt16BE(table('head') + 18), font.readUInt16BE(table('hhea') + 34), table('hmtx')];
  for (let at = widths; at < widths + 4 * metrics; at += 4) font.writeUInt16BE(font.readUInt16BE(at) + Math.round(unitsPerEm / 16), at);
  return subset(font, characters, { targetFormat });
}
