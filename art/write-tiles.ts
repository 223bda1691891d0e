/**
 * The drawings that repeat, fill a background or lie behind a screen, as pixels. Chromium makes a page of its own for each SVG
 * file that it shows, which takes a phone 15 to 100 ms while the app starts or the menu opens; to read these takes less than one.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { anchalTile, gatheredButis } from './weave/footer-border.ts';
import { dye, role } from './weave/dyes.ts';
import { mapCloth } from './weave/map-cloth.ts';
import { bar, edgeTile, lengthEnd, seamTile, step, teethTile } from './weave/tiles.ts';
import { serviceTiles } from './service-pictures.ts';

/** In px: enough for the footer's border on a phone with three pixels in one, and a thread is very nearly seven of them. */
const cell = 9;

const tiles: Record<string, string> = {
  'bar-indigo': bar(6, 'indigo'),
  'bar-leaf': bar(6, 'leaf'),
  'bar-sky': bar(6, 'sky'),
  'bar-turmeric': bar(6, 'turmeric'),
  divider: seamTile(),
  'edge-accent-band': edgeTile({ half: 5, colour: role('band-accent'), spark: role('action') }),
  // Not the band's own colour: in the dark scheme its teeth would hardly stand out from the page.
  'edge-dark-band': edgeTile({ half: 5, colour: role('menu-footer'), spark: dye('turmeric') }),
  'edge-menu': edgeTile({ half: 5, colour: role('brand'), spark: role('action') }),
  'footer-border': anchalTile(),
  'footer-edge': gatheredButis(),
  map: mapCloth(),
  'perk-1': lengthEnd('perk-1', 'indigo'),
  'perk-2': lengthEnd('rajshahi', 'leaf'),
  'perk-3': lengthEnd('perk-7', 'turmeric'),
  'perk-4': lengthEnd('perk-4', 'sky'),
  'step-high': step(60),
  'step-low': step(12),
  'step-middle': step(36),
  teeth: teethTile(),
  ...serviceTiles(),
};

/**
 * Writes the files, such as teeth.webp. A drawing whose colours depend on the scheme has two, and a sheet with a custom property
 * that names the right one, such as `--tile-edge-menu` in edge-menu.css: whose styles need it import that.
 */
export async function writeTiles(folder: string): Promise<void> {
  await Promise.all(
    Object.entries(tiles).map(async ([name, file]) => {
      const inDark = inScheme(file, 'dark');
      await write(folder, name, inScheme(file, 'light'));
      if (inDark === file) return;
      await write(folder, `${name}-dark`, inDark);
      await writeFile(join(folder, `${name}.css`), sheet(name));
    }),
  );
}

function sheet(name: string): string {
  const property = `--tile-${name}:url('./${name}`;
  return `:root{${property}.webp')}@media(prefers-color-scheme:dark){:root{${property}-dark.webp')}}\n`;
}

/** A drawing in one colour scheme, for a renderer that knows no media queries. */
function inScheme(file: string, scheme: 'light' | 'dark'): string {
  return file.replace(/<style>(.*)@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/, (_, light: string, dark: string) => {
    return `<style>${scheme === 'light' ? light : dark}</style>`;
  });
}

async function write(folder: string, name: string, file: string): Promise<void> {
  const [, cols = 0, rows = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(file)?.map(Number) ?? [];
  const sized = `<svg width="${cols * cell}" height="${rows * cell}" shape-rendering="crispEdges" ${file.slice('<svg '.length)}`;
  await sharp(Buffer.from(sized))
    .webp({ lossless: true, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
