/**
 * After the router's prerender: turns its output into what a host delivers. Each step rests on patterns in that output and
 * fails loudly when one is missing, so a new version of the router cannot pass unnoticed.
 */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../content/site.ts';
import { compressFiles } from './compress.ts';
import { finishPage } from './page.ts';
import { writeHeaders } from './headers.ts';
import { usedStyles } from './used-styles.ts';

const folder = 'dist/client';
const endpoint = process.env.VITE_FORM_ENDPOINT;
const outside = { connect: endpoint ? [new URL(endpoint, 'http://self').origin].filter((origin) => origin !== 'http://self') : [], frame: [new URL(site.map.embed).origin] };

await rename(join(folder, '__spa-fallback.html'), join(folder, '404.html'));
await decodeNames(folder);

const files = await readdir(folder, { recursive: true });
const manifest = files.find((file) => /^assets\/manifest-.*\.js$/.test(file));
const sheet = manifest && /assets\/style-[\w-]+\.css/.exec(await readFile(join(folder, manifest), 'utf8'))?.[0];
if (!sheet) throw new Error('build/finish.ts: the router’s manifest names no style sheet');
// The bundler may put a component's rules first; the layers' order must not hang on that.
const styles = `@layer base,ui;${(await readFile(join(folder, sheet), 'utf8')).trim()}`;
await writeFile(join(folder, sheet), styles);
const stylesOf = usedStyles(styles);

const starts = new Map<string, string>();
for (const file of files) {
  const path = join(folder, file);
  if (file.endsWith('.data')) await rm(path);
  if (!file.endsWith('.html')) continue;
  const page = await readFile(path, 'utf8');
  // The page for unknown addresses becomes another screen when the app starts, so it carries everything.
  const own = file === '404.html' ? styles : stylesOf(page);
  await writeFile(path, finishPage(page, file, { own, sheet: `/${sheet}` }, starts, outside));
}
for (const [file, script] of starts) await writeFile(join(folder, file), script);
await writeHeaders(folder);
await compressFiles(folder);

/** The prerender writes folders percent-encoded; hosts look for the decoded names. */
async function decodeNames(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const name = decodeURIComponent(entry.name);
    if (name !== entry.name) await rename(join(directory, entry.name), join(directory, name));
    if (entry.isDirectory()) await decodeNames(join(directory, name));
  }
}
