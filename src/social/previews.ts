/** The preview pictures of shared links, as files. They are cached for the next build, since to draw one takes longer than its page. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import type { PreviewSpec } from './compositions.ts';
import { drawPreview } from './draw-preview.ts';

/** A picture, and the name of its file. */
export type Preview = { file: string; spec: PreviewSpec };

/** What decides how a preview is drawn, beside the company's name: when one of these changes, all are drawn again. */
const recipe = ['src/{social,drawings}/*.ts', 'src/assets/{woven,fonts}/*.*', 'public/favicon.svg', 'package.json'];
/** How many at once: the drawing is in the thread pool, the setting of the text is not. */
const together = 4;

/**
 * Writes them into the folder. Gives how many had to be drawn. The same specification always gives the same bytes.
 * @param cache - a folder of theirs, with those of this build and no others.
 */
export async function writePreviews(folder: string, previews: readonly Preview[], cache: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  const base = digest([
    site.name,
    ...globSync(recipe, { exclude: ['**/*.test.ts'] })
      .toSorted()
      .map((file) => readFileSync(file)),
  ]);
  const used = new Set<string>();
  let drawn = 0;
  async function write({ file, spec }: Preview): Promise<void> {
    const name = `${digest([base, JSON.stringify(spec)])}.png`;
    used.add(name);
    if (!cached.has(name)) {
      drawn += 1;
      // Under another name until it is whole: a build may be cut off.
      await writeFile(join(cache, `${name}.part`), await drawPreview(spec));
      await rename(join(cache, `${name}.part`), join(cache, name));
    }
    await copyFile(join(cache, name), join(folder, file));
  }
  for (let i = 0; i < previews.length; i += together) await Promise.all(previews.slice(i, i + together).map(write));
  for (const name of cached) if (!used.has(name)) await rm(join(cache, name), { force: true });
  return drawn;
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
