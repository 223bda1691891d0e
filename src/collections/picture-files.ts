/**
 * The pictures beside what shows them: one file each, as it comes from a camera or from `npm run art`, of any size. Astro makes
 * the files that browsers get (src/data/responsive-picture.ts).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** `file` is its name in the folder. Width and height are in pixels, as it is shown: a camera may note that it has to be turned. */
export type PictureFile = { file: string; width: number; height: number };

/** A file that is no picture, or none that can be read. The message goes on after the file's name. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly file: string;

  constructor(file: string, reason: string) {
    super(reason);
    this.file = file;
  }
}

/** What an editor can do about a PictureError. */
export const expectedPicture =
  'expected a JPEG, PNG, WebP or AVIF file: open it in a picture program and export it as JPEG, at most 6000 pixels wide';

/** In px, of the files that are made of a picture. The widest suits a full window on an ordinary screen and half a window on a dense one. */
export const pictureWidths: readonly number[] = [320, 480, 800, 1200, 1600];

const pictures = /\.(jpe?g|png|webp|avif|gif|tiff?|heic)$/i;
/** What cameras and programs write and the build does not take. */
const foreign = /\.(tif|heic)$/i;

/** Looks for a picture beside an entry or a record. Undefined if there is none. Throws a PictureError for a file that cannot be read. */
export async function findPicture(folder: string, name: string): Promise<PictureFile | undefined> {
  const file = pictureFile(folder, name);
  if (file === undefined) return undefined;
  try {
    if (foreign.test(file)) throw new Error('not a format of the web');
    const { autoOrient } = await sharp(readFileSync(join(folder, file))).metadata();
    return { file, ...autoOrient };
  } catch (error) {
    return unreadable(file, error);
  }
}

/** The file of a picture: the one that is named with its extension, else the first with that name. */
export function pictureFile(folder: string, name: string): string | undefined {
  const base = nameOf(name);
  const ofThisName = picturesIn(folder).filter((file) => nameOf(file) === base);
  return ofThisName.find((file) => file === name) ?? ofThisName[0];
}

/** The files of the pictures in a folder, in one order on every machine. */
export function picturesIn(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => pictures.test(file)).toSorted();
}

/** Its name without the extension. */
export function nameOf(file: string): string {
  return file.replace(pictures, '');
}

/** Throws the PictureError for what sharp says of a file. */
export function unreadable(file: string, error: unknown): never {
  const reason = error instanceof Error && error.message.includes('pixel limit') ? 'has too many pixels' : 'cannot be read as a picture';
  throw new PictureError(file, reason);
}

/** The most frequent colour in the first column of a picture's pixels, such as `#1a6b4a`. */
export async function edgeColour(file: string, height: number): Promise<string> {
  const column = sharp(file).autoOrient().extract({ left: 0, top: 0, width: 1, height }).removeAlpha();
  const pixels = (await column.raw().toBuffer()).toString('hex').match(/.{6}/g) ?? [];
  const counts = Map.groupBy(pixels, (pixel) => pixel);
  const [most = 'ffffff'] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return `#${most}`;
}
