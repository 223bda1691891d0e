/**
 * Writes pictures of the content and drawings as files of the site. Each name gets a hash of the file's content, so that
 * browsers may cache it forever.
 * Generated modules contain the addresses as strings: an import would be one more module to load for each file.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Picture } from '#content/entries.ts';
import type { PictureFiles } from './pictures.ts';

/** Writes into the folder that the bundler copies unchanged. */
export class Publisher {
  readonly #folder: string;
  readonly #wanted = new Set<string>();

  constructor(folder: string) {
    this.#folder = join(folder, 'assets');
  }

  /** Copies a file and gives the address of the copy. */
  async file(path: string): Promise<string> {
    return this.content(basename(path), await readFile(path));
  }

  /** Writes a file with this content and gives its address. The name keeps its extension. */
  async content(name: string, content: string | Buffer): Promise<string> {
    const hash = createHash('sha256').update(content).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
    const file = name.replace(/(\.\w+)$/, `-${hash}$1`);
    if (this.#wanted.size === 0) mkdirSync(this.#folder, { recursive: true });
    this.#wanted.add(file);
    // One of the last build is not whole if that was interrupted.
    const size = statSync(join(this.#folder, file), { throwIfNoEntry: false })?.size;
    if (size !== Buffer.byteLength(content)) writeFileSync(join(this.#folder, file), content);
    return `/assets/${file}`;
  }

  /** Deletes what former builds have written and this one has not, except for `others`. */
  async prune(others: ReadonlySet<string>): Promise<void> {
    for (const file of await readdir(this.#folder)) if (!this.#wanted.has(file) && !others.has(file)) rmSync(join(this.#folder, file));
  }

  /** A picture with AVIF at every width, and one WebP of a middle width for the few browsers without AVIF. */
  async picture({ avif, webp, width, height }: PictureFiles, alt: string): Promise<Picture> {
    const middle = webp[Math.floor((webp.length - 1) / 2)]?.[0] ?? '';
    return { src: await this.file(middle), width, height, alt, ...(avif.length > 0 && { avif: await this.srcSet(avif) }) };
  }

  /** A value for `srcset`. */
  async srcSet(files: PictureFiles['avif']): Promise<string> {
    const candidates = await Promise.all(files.map(async ([file, width]) => `${await this.file(file)} ${width}w`));
    return candidates.join(', ');
  }
}
