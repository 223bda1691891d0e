/**
 * `npm run art`: draws the pictures that are committed. `npm run art -- woven` only those of the motif and the icons, which needs
 * no browser; with names of scenes (art/scenes) only these.
 */
import { writeFile } from 'node:fs/promises';
import { writeColours } from './write-colours.ts';
import { writeFigurines } from './weave/figurines.ts';

const names = process.argv.slice(2);
if (names.length === 0 || names.includes('woven')) {
  await writeColours('src/assets/woven/colours.ts');
  await writeFigurines('src/assets/woven/figurines.ts');
  // Not before these are there.
  await (await import('./woven.ts')).writeWoven();
  await (await import('./app-icons.ts')).writeAppIcons();
}
if (!names.includes('woven')) {
  const { covers } = await import('./covers/covers.ts');
  const { scene } = await import('./covers/scene.ts');
  for (const cover of covers) await writeFile(`art/scenes/blog-${cover.post}.html`, scene(cover));
  await import('./render-scenes.ts');
}
