/** Keeps drawn previews for the next build, because drawing them takes longer than everything else that an entry needs. */
import { statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import { digest, digestOfFiles } from '../recipe.ts';
import { writeWhole } from '../write-whole.ts';
import type { Subject } from './compositions.ts';

/** Whatever decides how a subject is drawn, beside the company's name: when one of these changes, all are drawn anew. */
const recipe = [
  'build/social/*.ts',
  'src/drawings/*.ts',
  'src/assets/logo.svg',
  'src/assets/woven/colours.ts',
  'src/assets/fonts/*',
  'package.json',
];
const folder = 'node_modules/.cache/previews';

let recipeDigest: string | undefined;

/** The previews in a folder. The name of each file has the digest of what it shows, and its size in bytes. */
export class KeptPreviews {
  readonly #names: ReadonlyMap<string, string>;
  readonly #cache: string;

  private constructor(names: string[], cache: string) {
    this.#names = new Map(names.map((name) => [name.split('-')[0] ?? '', name]));
    this.#cache = cache;
  }

  static async in(cache = folder): Promise<KeptPreviews> {
    return new KeptPreviews(await readdir(cache).catch(() => []), cache);
  }

  /** The file of the picture (PNG) that was drawn of this subject; null if there is none, or if it is not whole. */
  find(subject: Subject): string | null {
    const name = this.#names.get(digestOf(subject));
    if (name === undefined) return null;
    const file = join(this.#cache, name);
    return name.endsWith(`-${statSync(file).size}.png`) ? file : null;
  }
}

/** Gives the file. */
export async function keepPreview(subject: Subject, picture: Buffer, cache = folder): Promise<string> {
  await mkdir(cache, { recursive: true });
  const file = join(cache, `${digestOf(subject)}-${picture.length}.png`);
  await writeWhole(file, picture);
  return file;
}

/** Of all that decides about the picture. */
function digestOf(subject: Subject): string {
  recipeDigest ??= digestOfFiles(recipe);
  return digest(JSON.stringify([recipeDigest, site.name, subject]));
}
