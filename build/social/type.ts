/** Type for the previews: words become paths in the site's two faces, so that a picture needs no font where it is drawn. */
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import subset from 'subset-font';

/** Words set in lines, a drawing of this size in px. */
export type Block = { svg: string; width: number; height: number };
/** Lengths in px; `lead` and `spacing` in sizes. */
type Setting = { face: keyof typeof faces; size: number; width: number; lead: number; spacing?: number; colour: string; align?: 'left' | 'right'; lines?: number };
type Room = { width: number; height: number; largest: number };

/** The display face carries titles and names, the text face what stands beside them. */
const faces = {
  display: { weight: 600, files: ['anek-latin-basic', 'anek-latin-latin', 'anek-bangla-bangla', 'anek-bangla-taka'] },
  text: { weight: 500, files: ['hanken-grotesk-basic', 'hanken-grotesk-latin', 'anek-bangla-bangla', 'anek-bangla-taka'] },
} as const;

/** What these files hold, but for the soft hyphen: no face draws it, and satori fails on a letter without a form. */
const known = /[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ffŒœŠšŸŽž€™–—‘’“”•…→←\u0964\u0965\u0980-\u09ff\u200c\u200d]/;
const everyLatin = String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, code) => code));

const shrink = 0.93;
const smallest = 44;

let loaded: Promise<Font[]> | undefined;

/**
 * The words without the letters that the faces lack (an emoji, another script). Left out, not refused: a preview is worth
 * less than its page, whose build it must not stop.
 */
export function settable(words: string): string {
  const letters = [...words.normalize('NFC').replace(/\s/g, ' ')];
  return letters
    .filter((letter) => known.test(letter))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A title as large as its room allows without breaking a word; one that is too long for its room in the smallest size ends with an ellipsis. */
export async function setTitle(words: string, { width, height, largest }: Room, colour: string): Promise<Block> {
  const title = { face: 'display', width, lead: 0.94, spacing: -0.015, colour } as const;
  const longest = words.split(' ').reduce((one, other) => (other.length > one.length ? other : one), '');
  for (let size = largest; size >= smallest; size = Math.round(size * shrink)) {
    const block = await setWords(words, { ...title, size });
    if (block.height <= height && (await setWords(longest, { ...title, size })).height <= size) return block;
  }
  return setWords(words, { ...title, size: smallest, lines: Math.floor(height / (smallest * title.lead)) });
}

/** Words in balanced lines. */
export async function setWords(words: string, { face, size, width, lead, spacing = 0, colour, align = 'left', lines }: Setting): Promise<Block> {
  loaded ??= loadFonts();
  const { weight, files } = faces[face];
  const style = {
    display: 'block',
    width,
    fontFamily: files.join(', '),
    fontSize: size,
    fontWeight: weight,
    lineHeight: lead,
    letterSpacing: spacing * size,
    color: colour,
    textAlign: align,
    textWrap: 'balance',
    wordBreak: 'break-word',
    ...(lines && { lineClamp: lines }),
  };
  const svg = await satori(createElement('div', { style }, settable(words)), { width, fonts: await loaded });
  return { svg, width, height: Number(/height="([\d.]+)"/.exec(svg)?.[1]) };
}

/** Latin in the one weight that is used: of a variable font satori takes the default, whatever weight is asked for. */
async function loadFonts(): Promise<Font[]> {
  const wanted = Object.values(faces).flatMap(({ weight, files }) => files.map((name) => ({ name, weight })));
  return Promise.all(
    wanted.map(async ({ name, weight }) => {
      const whole = await readFile(new URL(`../../app/styles/fonts/${name}.woff2`, import.meta.url));
      const fixed = name.startsWith('anek-bangla');
      return { name, weight, data: fixed ? whole : await subset(whole, everyLatin, { targetFormat: 'woff2', variationAxes: { wght: weight } }) };
    }),
  );
}
