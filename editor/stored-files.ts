/** The files that forms open and save, and which version of each a form has. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureFile } from '../src/collections/picture-files.ts';
import { assertPicture, pictureName } from './uploaded-pictures.ts';

export type Asset = { path: string; content: string; encoding: 'base64' };

export type Versions = ReturnType<typeof createVersions>;

/** Knows whether a file is still what a form has opened, or has itself written since. */
export function createVersions() {
  /** The hash of what a form has written last, by the version that it was opened with: a save does not open the file anew. */
  const written = new Map<string, string>();
  return {
    of: (source: string) => `${hashOf(source)} ${randomUUID()}`,
    isCurrent: (source: string, version: string) => hashOf(source) === (written.get(version) ?? version.split(' ')[0]),
    wrote: (source: string, version: string) => void written.set(version, hashOf(source)),
  };
}

export const changedMeanwhile =
  'This entry was changed elsewhere after this form had opened it, so nothing was written. Both versions are kept: the other one in ' +
  'its file, yours in this form. Open the entry in a second window, put your changes there, and close this one.';

/** The pictures that a form sends for a folder, by their new names. Throws for what is none, or would take another one's place. */
export async function sentPictures(folder: string, assets: readonly Asset[]): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const asset of assets) {
    const [picture, bytes] = [pictureName(basename(asset.path)), Buffer.from(asset.content, asset.encoding)];
    await assertPicture(picture, bytes);
    await assertNoOther(folder, picture, bytes);
    pictures.set(picture, bytes);
  }
  return pictures;
}

/** Throws where the picture would take the place or the name of another one. */
async function assertNoOther(folder: string, picture: string, bytes: Buffer): Promise<void> {
  const other = pictureFile(folder, picture);
  if (other === undefined || (other === picture && bytes.equals(await readFile(join(folder, other))))) return;
  throw new Error(`${picture}: there is another picture of this name, ${other}. Give the new file another name and choose it again.`);
}

export async function sourceOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
