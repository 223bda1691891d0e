/** Text for the previews, converted to SVG paths in the site's two fonts, so that no font is needed to draw the picture. */
import { readFile } from 'node:fs/promises';
import { createElement, type CSSProperties } from 'react';
import satori, { type Font } from 'satori';
import subset from 'subset-font';

/** A text in lines, as SVG; the height is in px. */
export type Block = { svg: string; height: number };
/** Lengths in px; `lead` (line height) and `spacing` (letter spacing) as multiples of `size`. */
type Setting = {
  face: keyof typeof fonts;
  size: number;
  width: number;
  lead: number;
  spacing?: number;
  colour: string;
  align?: 'left' | 'right';
  lines?: number;
};
/** Lengths in px. */
type Box = { width: number; height: number; largest: number };

/** The display font is for titles and names, the text font for everything else. */
const fonts = {
  display: { weight: 600, files: ['anek-latin-basic', 'anek-latin-latin', 'anek-bangla-bangla', 'anek-bangla-taka'] },
  text: { weight: 500, files: ['hanken-grotesk-basic', 'hanken-grotesk-latin', 'anek-bangla-bangla', 'anek-bangla-taka'] },
} as const;

/**
 * Every character that the font files do not have. A joiner is kept only between Bangla letters, because satori throws on a
 * joiner without neighbours.
 */
const unsupported =
  /[^\x20-\x7e\u00a0-\u00ac\u00ae-\u00ffŒœ€™–—‘’“”•…\u0964\u0965\u0980-\u09ff\u200c\u200d]|(?<![\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09ff])/gu;
const latinCharacters = String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, code) => code));

const shrink = 0.93;
const minSize = 44;
/** Not together with `textWrap: 'balance'`: satori would break words to balance the lines. */
const breakWords = { wordBreak: 'break-word' } as const;

let loadedFonts: Promise<Font[]> | undefined;

/**
 * The text without the characters that the fonts do not have (emoji, other scripts). They are no error: a preview is less
 * important than its page, so it must not stop the build.
 */
export function settable(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(unsupported, '').replaceAll(/ {2,}/g, ' ').trim();
}

/** A title in the largest size that fits its box without breaking a word. If even the smallest does not fit, it ends with an ellipsis. */
export async function setTitle(text: string, { width, height, largest }: Box, colour: string): Promise<Block> {
  const drawable = settable(text);
  // Bangla needs a larger line height, because it has signs above and below its letters.
  const title = { face: 'display', width, lead: /[\u0980-\u09ff]/.test(drawable) ? 1.08 : 0.94, spacing: -0.015, colour } as const;
  const longestWord = drawable.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  for (let size = largest; size >= minSize; size = Math.round(size * shrink)) {
    const block = await setWords(drawable, { ...title, size });
    if (block.height > height) continue;
    const wordBlock = await setLines(longestWord, { ...title, size }, breakWords);
    if (wordBlock.height < 1.5 * size * title.lead) return block;
  }
  return setLines(drawable, { ...title, size: minSize }, { ...breakWords, lineClamp: Math.floor(height / (minSize * title.lead)) });
}

/** A text in balanced lines. If it needs more than `lines` lines, it gets full lines instead and ends with an ellipsis. */
export async function setWords(text: string, setting: Setting): Promise<Block> {
  const { size, lead, lines = Infinity } = setting;
  const block = await setLines(text, setting, { textWrap: 'balance' });
  return block.height < (lines + 0.5) * size * lead ? block : setLines(text, setting, { ...breakWords, lineClamp: lines });
}

async function setLines(
  text: string,
  { face, size, width, lead, spacing = 0, colour, align = 'left' }: Setting,
  wrapping: CSSProperties,
): Promise<Block> {
  loadedFonts ??= loadFonts();
  const { weight, files } = fonts[face];
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
    ...wrapping,
  } as const;
  const svg = await satori(createElement('div', { style }, settable(text)), { width, fonts: await loadedFonts });
  return { svg, height: Number(/height="([\d.]+)"/.exec(svg)?.[1]) };
}

/** Variable fonts are reduced to the one weight in use, because satori always draws their default weight. */
async function loadFonts(): Promise<Font[]> {
  const fontFiles = Object.values(fonts).flatMap(({ weight, files }) => files.map((name) => ({ name, weight })));
  return Promise.all(
    fontFiles.map(async ({ name, weight }) => {
      const fullFont = await readFile(new URL(`../assets/fonts/${name}.woff2`, import.meta.url));
      const variable = name.startsWith('hanken');
      return {
        name,
        weight,
        data: variable ? await subset(fullFont, latinCharacters, { targetFormat: 'woff2', variationAxes: { wght: weight } }) : fullFont,
      };
    }),
  );
}
