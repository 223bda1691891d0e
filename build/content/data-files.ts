/**
 * Writes data as modules of the site (app/data/). Most have a digest in their names and never change; those that the app has to
 * find without knowing what is in them have none, and are in a folder that is another one when the data are of another form.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleOf } from '#lib/data-module.ts';
import type { Publisher } from './publish.ts';

export class DataFiles {
  /** The address of the folder for what has no digest in its name. */
  readonly folder: string;
  readonly #site: string;
  readonly #publisher: Publisher;

  private constructor(folder: string, site: string, publisher: Publisher) {
    this.folder = folder;
    this.#site = site;
    this.#publisher = publisher;
  }

  /** @param site - the folder that the bundler copies unchanged. */
  static async in(site: string, publisher: Publisher): Promise<DataFiles> {
    const types = await readFile(new URL('../../content/entries.ts', import.meta.url));
    const folder = `/data/${createHash('sha256').update(types).digest('hex').slice(0, 8)}`;
    await mkdir(join(site, folder), { recursive: true });
    return new DataFiles(folder, site, publisher);
  }

  /** The address of a module that has no digest in its name. */
  addressOf(name: string): string {
    return `${this.folder}/${name}.js`;
  }

  /** Writes such a module. */
  async current(name: string, value: unknown): Promise<void> {
    await writeFile(join(this.#site, this.addressOf(name)), moduleOf(value));
  }

  /** Writes a module that has one, and gives its address. */
  async fixed(name: string, value: unknown): Promise<string> {
    return this.#publisher.content(`${name}.js`, moduleOf(value));
  }
}
