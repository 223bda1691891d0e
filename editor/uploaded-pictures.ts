import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expectedPicture, PictureError, unreadable } from '../src/collections/picture-files.ts';

/** Throws an error for an editor if this is no picture that the build can make its widths of. */
export async function assertPicture(file: string, content: Buffer): Promise<void> {
  const problem = upload.test(file) ? await unread(file, content) : 'has no name of a picture';
  if (problem !== undefined) throw new Error(`${file} ${problem}, ${expectedPicture}`);
}

/** Why the build cannot read a picture, in its words. */
async function unread(file: string, content: Buffer): Promise<string | undefined> {
  try {
    // Reads every pixel: a file that was cut short has a good beginning.
    const pixels = sharp(content).resize(1).toBuffer();
    await pixels.catch((error: unknown) => unreadable(file, error));
    return undefined;
  } catch (error) {
    return error instanceof PictureError ? error.message : String(error);
  }
}

const upload = /^([^/:]+)\.(avif|gif|heic|jpe?g|png|tiff?|webp)$/i;

/**
 * The name of an uploaded file as the schema wants it: small letters, digits and single hyphens. What has other letters gets a
 * part that differs for each name, so that two names never become one. Always the same for the same name, and other names stay.
 */
export function pictureName(file: string): string {
  const [, name, extension = ''] = upload.exec(file) ?? [];
  if (name === undefined) return file;
  const plain = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['picture'];
  if (plain.join('-') !== name) plain.push(createHash('sha256').update(name.normalize()).digest('hex').slice(0, 6));
  return `${plain.join('-')}.${extension.toLowerCase()}`;
}

/** The fields with the plain name of each uploaded picture. */
export function withPictureNames(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]: [string, unknown]) => {
      const hasPicture = typeof part === 'object' && part !== null && 'file' in part && typeof part.file === 'string';
      return [name, hasPicture ? { ...part, file: pictureName(String(part.file)) } : part];
    }),
  );
}

/** The same at any depth, in a file that has a form of its own. */
export function withRecordPictureNames(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(withPictureNames(fields)).map(([name, part]) => [name, inParts(part)]));
}

function inParts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((inner: unknown) => Object.values(withRecordPictureNames({ inner }))[0]);
  return typeof part === 'object' && part !== null ? withRecordPictureNames(part) : part;
}

/** The same for the pictures of a Markdown text. */
export function withPictureNamesInText(text: string): string {
  return text.replaceAll(/(!\[[^\]]*\]\()([^)\s]+)(?=[)\s])/g, (_all, begin: string, name: string) => begin + pictureName(name));
}
