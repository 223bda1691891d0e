/**
 * Files of the content become files of the site under an address that names their content, which may be cached for good.
 * The addresses are plain texts in the generated modules: as imports, each would be a module that a page has to load.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Picture } from '#content/entries.ts';
import type { PictureFiles } from './pictures.ts';

/** Writes into the folder whose files the bundler takes over as they are. */
export class Publisher {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = join(folder, 'assets');
  }

  /** The address of a file's copy. */
  async file(path: string): Promise<string> {
    return this.content(basename(path), await readFile(path));
  }

  /** The address of a file with this content. The name keeps its ending. */
  async content(name: string, content: string | Buffer): Promise<string> {
    const digest = createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 6);
    const file = name.replace(/(\.\w+)$/, `-${digest}$1`);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, file), content);
    return `/assets/${file}`;
  }

  /** A picture ready to show: AVIF at every width; the WebP of a middle width is for the few browsers that know no AVIF. */
  async picture({ avif, webp, width, height }: PictureFiles, alt: string): Promise<Picture> {
    const middle = webp[Math.floor((webp.length - 1) / 2)]?.[0] ?? '';
    const set = await Promise.all(avif.map(async ([file, wide]) => `${await this.file(file)} ${wide}w`));
    return { src: await this.file(middle), width, height, alt, ...(set.length > 0 && { avif: set.join(', ') }) };
  }
}
