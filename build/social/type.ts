/** Type for the previews: words become paths, in the site's two faces. */
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import subset from 'subset-font';

/** The display face carries titles and the name, the text face what stands beside them. */
export type Face = 'display' | 'text';
export type Block = { svg: string; width: number; height: number };
/** Lengths in px. `lead` is the line's height in sizes, `spacing` the letters' in em. */
type Setting = { face: Face; size: number; colour: string; width: number; lead: number; spacing?: number };
type Title = { colour: string; width: number; height: number; largest: number };

const weights = { display: 600, text: 500 } as const;
const files = {
  display: ['anek-latin-basic', 'anek-latin-latin', 'anek-bangla-bangla', 'anek-bangla-taka'],
  text: ['hanken-grotesk-basic', 'hanken-grotesk-latin', 'anek-bangla-bangla', 'anek-bangla-taka'],
} as const;

/** Every code point below the private ones that a Latin face may have. */
const latin = String.fromCodePoint(...Array.from({ length: 0x2200 - 0x20 }, (_, i) => 0x20 + i));
const steps = [1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.52, 0.46, 0.4];

let fonts: Promise<Font[]> | undefined;

/** Words within a width, in balanced lines. */
export async function setWords(words: string, { face, size, colour, width, lead, spacing = 0 }: Setting): Promise<Block> {
  const style = {
    display: 'block',
    fontFamily: files[face].join(', '),
    fontSize: size,
    fontWeight: weights[face],
    lineHeight: lead,
    letterSpacing: `${spacing}em`,
    color: colour,
    textWrap: 'balance',
    wordBreak: 'break-word',
  };
  const svg = await satori(createElement('div', { style }, words), { width, fonts: await loadFonts() });
  return { svg, width, height: Number(/height="(\d+)"/.exec(svg)?.[1]) };
}
