import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import type { FindSize } from '#collections/text-problems.ts';
import { expectedPicture, PictureError, unreadable } from '#collections/picture-files.ts';

/** Throws an error for an editor if this is no picture that the build can make its widths of. */
export async function assertPicture(name: string, content: Buffer): Promise<void> {
  await sizeOf(name, content).catch((error: unknown) => {
    throw error instanceof PictureError ? new Error(`${name} ${error.message}, ${expectedPicture}`) : error;
  });
}

/** As it is shown, in pixels. Throws a PictureError for what the build cannot read, in its words. */
async function sizeOf(file: string, content: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(content).metadata();
    // Reads every pixel: a file that was cut short has a good beginning.
    await sharp(content).resize(1).toBuffer();
    return autoOrient;
  } catch (error) {
    return unreadable(file, error);
  }
}

/**
 * Finds pictures in a folder of `copy` beside the entry that was copied from `root`, as they will be after the changes.
 */
export function sizesBeside(copy: string, root: string, changes: ReadonlyMap<string, string | Buffer | undefined>): FindSize {
  return async (folder, name) => {
    const place = relative(copy, folder).replaceAll('\\', '/');
    const beside = join(root, place);
    const there = existsSync(beside) ? await readdir(beside) : [];
    const sent = [...changes.keys()].filter((path) => path.startsWith(`${place}/`)).map((path) => path.slice(place.length + 1));
    const ofThisName = [...there, ...sent].filter((file) => upload.test(file) && stemOf(file) === stemOf(name));
    const left = ofThisName.filter((file) => !changes.has(`${place}/${file}`) || changes.get(`${place}/${file}`) !== undefined);
    const file = left.find((each) => each === name) ?? left[0];
    if (file === undefined) return undefined;
    const content = changes.get(`${place}/${file}`) ?? (await readFile(join(beside, file)));
    return sizeOf(file, Buffer.from(content));
  };
}

const upload = /^([^/:]+)\.(avif|gif|heic|jpe?g|png|tiff?|webp)$/i;

const stemOf = (name: string) => upload.exec(name)?.[1] ?? name;

/** The name of an uploaded file as the schema wants it: small letters, digits and single hyphens. Other names stay. */
export function pictureName(file: string): string {
  const [, name, extension = ''] = upload.exec(file) ?? [];
  if (name === undefined) return file;
  const plain = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['picture'];
  return `${plain.join('-')}.${extension.toLowerCase()}`;
}

/** The fields with the plain name of each uploaded picture. */
export function withPictureNames(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      if (typeof part === 'string') return [name, pictureName(part)];
      return [name, typeof part === 'object' && part !== null && !Array.isArray(part) ? withPictureNames(part) : part];
    }),
  );
}

/** The same for the pictures of a Markdown text. */
export function withPictureNamesInText(text: string): string {
  return text.replaceAll(/(!\[[^\]]*\]\()([^)\s]+)(?=[)\s])/g, (_all, begin: string, name: string) => begin + pictureName(name));
}
