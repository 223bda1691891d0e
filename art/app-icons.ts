/**
 * The icons at the addresses that browsers and phones ask for by themselves, drawn from public/favicon.svg, which may be any SVG
 * file. Where it takes its colours from itself (`currentColor` and `var(--action)`), it is light and gold here, on indigo.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { dyes } from '../src/assets/woven/colours.ts';

/** Sizes in px of the pictures in favicon.ico: tabs, tabs on fine screens, and the desktop of Windows. */
const faviconSizes = [16, 32, 48];

/** A favicon is drawn for this many px, of which each becomes a whole number of them, so that its edges stay sharp. */
const grid = 16;

export async function writeAppIcons(): Promise<void> {
  const source = (await readFile('public/favicon.svg', 'utf8'))
    .replaceAll('currentColor', dyes.muslin)
    .replaceAll('var(--action)', dyes.turmeric);
  await writeFile('public/favicon.ico', icoFile(await Promise.all(faviconSizes.map((size) => png(source, size, grid)))));
  // The margin is larger where phones cut the corners off (apple-touch-icon) or may cut a circle out (maskable).
  await writeFile('public/apple-touch-icon.png', await png(source, 180, 18));
  await writeFile('public/icon-192.png', await png(source, 192, 18));
  await writeFile('public/icon-512.png', await png(source, 512, 18));
  await writeFile('public/icon-maskable-512.png', await png(source, 512, 20));
}

/** The drawing in the middle of a square of `size` px that is as wide as so many px of the favicon. */
async function png(source: string, size: number, across: number): Promise<Buffer> {
  const svg = Buffer.from(source);
  const { width, density = 72 } = await sharp(svg).metadata();
  const drawing = await sharp(svg, { density: (density * grid * Math.floor(size / across)) / width })
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawing).trim().png().toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor((size - info.width) / 2), Math.floor((size - info.height) / 2)];
  return sharp({ create: { width: size, height: size, channels: 3, background: dyes.indigo } })
    .composite([{ input: data, left, top }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file with PNG pictures, which browsers have read since 2011: a header, an entry of 16 bytes for each picture, the pictures. */
function icoFile(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map((picture, i) => {
    const entry = Buffer.alloc(16);
    const size = faviconSizes[i] ?? 0;
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
