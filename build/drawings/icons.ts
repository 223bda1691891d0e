/**
 * The icons at the addresses that browsers and phones ask for by themselves, and the manifest that names the larger ones. The
 * scalable favicon follows the colour scheme; its address must not change, since app/lib/site-answers.ts asks for it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { roles } from '#art/weave/dyes.ts';
import { appIcon, favicon } from '#art/weave/mark.ts';
import { site } from '#content/site.ts';

/** Sizes in px of the pictures in favicon.ico: tabs, tabs on fine screens, and the desktop of Windows. */
const faviconSizes = [16, 32, 48];

/** Writes into the folder that the bundler copies unchanged. */
export async function writeIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'favicon.svg'), favicon());
  await writeFile(join(folder, 'favicon.ico'), icoFile(await Promise.all(faviconSizes.map((size) => png(size, 16)))));
  // The margin is larger where phones cut the corners off (apple-touch-icon) or may cut a circle out (maskable).
  await writeFile(join(folder, 'apple-touch-icon.png'), await png(180, 18));
  await writeFile(join(folder, 'icon-192.png'), await png(192, 18));
  await writeFile(join(folder, 'icon-512.png'), await png(512, 18));
  await writeFile(join(folder, 'icon-maskable-512.png'), await png(512, 20));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest()));
}

/** The web app manifest (W3C). The site stays a page of the browser: nothing here asks to be installed. */
function manifest(): object {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: roles.ground[0],
    theme_color: roles.ground[0],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  };
}

/** `cells` is how many cells of the mark the icon is wide, with its margin. */
async function png(size: number, cells: number): Promise<Buffer> {
  return sharp(Buffer.from(appIcon(size, cells)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file with PNG pictures, which browsers have read since 2011: a header, an entry of 16 bytes for each picture, the pictures. */
function icoFile(pictures: Buffer[]): Buffer {
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
