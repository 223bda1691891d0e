/**
 * `npm run art`: draws the pictures that are committed. `npm run art -- woven` only those of the motif and the icons; with
 * names of scenes (art/scenes) only these.
 */
import { writeColours } from './colours.ts';

const names = process.argv.slice(2);
if (names.length === 0 || names.includes('woven')) {
  await writeColours('src/assets/woven/colours.ts');
  // Not before the colours are there.
  await (await import('./woven.ts')).writeWoven();
  await (await import('./app-icons.ts')).writeAppIcons();
}
if (!names.includes('woven')) await import('./render.ts');
