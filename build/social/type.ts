/** Type for the previews: words become paths in the site's two faces, so that a picture needs no font where it is drawn. */
import { readFile } from 'node:fs/promises';
import { createElement, type CSSProperties } from 'react';
import satori, { type Font } from 'satori';
import subset from 'subset-font';

/** Words set in lines, as a drawing of this height in px. */
export type Block = { svg: string; height: number };
/** Lengths in px; `lead` and `spacing` in sizes. */
type Setting = {
  face: keyof typeof faces;
  size: number;
  width: number;
  lead: number;
  spacing?: number;
  colour: string;
  align?: 'left' | 'right';
  lines?: number;
};
type Room = { width: number; height: number; largest: number };

/** The display face carries titles and names, the text face what stands beside them. */
const faces = {
  display: { weight: 600, files: ['anek-latin-basic', 'anek-latin-latin', 'anek-bangla-bangla', 'anek-bangla-taka'] },
  text: { weight: 500, files: ['hanken-grotesk-basic', 'hanken-grotesk-latin', 'anek-bangla-bangla', 'anek-bangla-taka'] },
} as const;

/** Every letter but those that these files hold. Of the joiners only one between Bangla letters is kept, since satori fails on one that stands alone. */
const unknown =
  /[^\x20-\x7e\u00a0-\u00ac\u00ae-\u00ffŒœ€™–—‘’“”•…\u0964\u0965\u0980-\u09ff\u200c\u200d]|(?<![\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09ff])/gu;
const everyLatin = String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, code) => code));

const shrink = 0.93;
const smallest = 44;
/** Not together with balanced lines: satori would break words to make them so. */
const broken = { wordBreak: 'break-word' } as const;

let loaded: Promise<Font[]> | undefined;

/**
 * The words without the letters that the faces lack (an emoji, another script). Left out, not refused: a preview is worth
 * less than its page, whose build it must not stop.
 */
export function settable(words: string): string {
  return words.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(unknown, '').replaceAll(/ {2,}/g, ' ').trim();
}

/** A title as large as its room allows without breaking a word; one that is too long for its room in the smallest size ends with an ellipsis. */
export async function setTitle(text: string, { width, height, largest }: Room, colour: string): Promise<Block> {
  const words = settable(text);
  // Bangla has signs above and below its letters.
  const title = { face: 'display', width, lead: /[\u0980-\u09ff]/.test(words) ? 1.08 : 0.94, spacing: -0.015, colour } as const;
  const longest = words.split(' ').reduce((one, other) => (other.length > one.length ? other : one), '');
  for (let size = largest; size >= smallest; size = Math.round(size * shrink)) {
    const block = await setWords(words, { ...title, size });
    if (block.height <= height && (await setLines(longest, { ...title, size }, broken)).height < 1.5 * size * title.lead) return block;
  }
  return setLines(words, { ...title, size: smallest }, { ...broken, lineClamp: Math.floor(height / (smallest * title.lead)) });
}

/** Words in balanced lines; where they need more than `lines` of them, in so many full ones that end with an ellipsis. */
export async function setWords(words: string, setting: Setting): Promise<Block> {
  const { size, lead, lines = Infinity } = setting;
  const block = await setLines(words, setting, { textWrap: 'balance' });
  return block.height < (lines + 0.5) * size * lead ? block : setLines(words, setting, { ...broken, lineClamp: lines });
}

async function setLines(
  words: string,
  { face, size, width, lead, spacing = 0, colour, align = 'left' }: Setting,
  breaks: CSSProperties,
): Promise<Block> {
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
    ...breaks,
  } as const;
  const svg = await satori(createElement('div', { style }, settable(words)), { width, fonts: await loaded });
  return { svg, height: Number(/height="([\d.]+)"/.exec(svg)?.[1]) };
}

/** A variable face in the one weight that is used: of one satori takes the default, whatever weight is asked for. */
async function loadFonts(): Promise<Font[]> {
  const wanted = Object.values(faces).flatMap(({ weight, files }) => files.map((name) => ({ name, weight })));
  return Promise.all(
    wanted.map(async ({ name, weight }) => {
      const whole = await readFile(new URL(`../../app/styles/fonts/${name}.woff2`, import.meta.url));
      const variable = name.startsWith('hanken');
      return {
        name,
        weight,
        data: variable ? await subset(whole, everyLatin, { targetFormat: 'woff2', variationAxes: { wght: weight } }) : whole,
      };
    }),
  );
}
