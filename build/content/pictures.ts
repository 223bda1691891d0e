/**
 * The files of a picture beside what shows it: either one file as it comes from a camera, `cover.jpg`, of which the build makes
 * the widths, or the widths themselves, `cover-640.avif`, `cover-640.webp`, `cover-1280.avif` … (made by `npm run art`). Where
 * both are there, the one file is shown: who puts it beside the sample's widths wants to see it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Area } from '#content/picture-focus.ts';
import { writeWhole } from '../write-whole.ts';

export type PictureFiles = {
  avif: [file: string, width: number][];
  webp: [file: string, width: number][];
  width: number;
  height: number;
  /** The file that has most of the picture. */
  source: string;
};

/** A file that is no picture, or none that can be read. The message goes on after the file's name. */
export class PictureError extends Error {
  readonly file: string;

  constructor(file: string, reason: string) {
    super(reason);
    this.name = 'PictureError';
    this.file = file;
  }
}

/** What an editor can do about a PictureError. */
export const expectedPicture =
  'expected a JPEG, PNG, WebP or AVIF file: open it in a picture program and export it as JPEG, at most 6000 pixels wide';

/** In px. The widest suits a full window on an ordinary screen and half a window on a dense one. */
const widths = [320, 480, 800, 1200, 1600];
/** Of the part that a phone shows, for single and double density. */
const phoneWidths = [400, 800];
/** From 1 to 100, best first. */
const qualities = { avif: [50, 38, 26], webp: [80, 60, 40] } as const;
type Format = keyof typeof qualities;
const bytesPerPixel = 0.11;
/** From 0 to 9. Twice as much makes a file a few per cent smaller and takes five times as long. */
const effort = 2;
/** Changes whenever what is made of an original changes. */
const recipe = '2';
const cache = 'node_modules/.cache/pictures';
const originals = /\.(jpe?g|png|webp|avif|gif|tiff?|heic)$/i;
const sized = /^(.+)-(\d+)\.(avif|webp)$/;

/**
 * The files by format, narrowest first, and the size of the widest in pixels; undefined if there is no such picture. The name
 * may have the extension of its file: then it is that file. Throws a PictureError for a file that cannot be read.
 */
export async function findPicture(folder: string, name: string): Promise<PictureFiles | undefined> {
  const base = name.replace(originals, '');
  const inFolder = filesOf(folder);
  const ofThisName = inFolder.filter((file) => originals.test(file) && file.replace(originals, '') === base);
  const original = ofThisName.find((file) => file === name) ?? ofThisName[0];
  if (original !== undefined) return resized(join(folder, original), base);
  const files: Pick<PictureFiles, 'avif' | 'webp'> = { avif: [], webp: [] };
  for (const file of inFolder) {
    const match = sized.exec(file);
    if (match?.[1] !== base) continue;
    const format = match[3] === 'avif' ? files.avif : files.webp;
    format.push([join(folder, file), Number(match[2])]);
  }
  for (const format of [files.avif, files.webp]) format.sort((a, b) => a[1] - b[1]);
  const widest = files.webp.at(-1)?.[0];
  return widest === undefined ? undefined : { ...files, ...(await measure(widest)), source: widest };
}

/** The names of the pictures in a folder, without extensions. A file such as `crm-400.webp` is a width of the picture `crm`. */
export function pictureNames(folder: string): string[] {
  const pictures = filesOf(folder).filter((file) => originals.test(file));
  return [...new Set(pictures.map((file) => sized.exec(file)?.[1] ?? file.replace(originals, '')))];
}

/** In one order on every machine. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => !file.isDirectory());
  return files.map(({ name }) => name).toSorted();
}

/** AVIF files of a part of a picture, narrowest first. `areaOf` gives the part of a picture of this size, or undefined if it has none. */
export async function partOfPicture(
  { source }: PictureFiles,
  name: string,
  areaOf: (size: { width: number; height: number }) => Area | undefined,
): Promise<PictureFiles['avif'] | undefined> {
  const area = areaOf(await measure(source));
  return area && (await written(source, name, ['avif'], fitting(phoneWidths, area.width), area)).avif;
}

/** The widths of an original, upright and without what the camera noted, such as the place. */
async function resized(original: string, name: string): Promise<PictureFiles> {
  const files = await written(original, name, ['avif', 'webp'], fitting(widths, (await measure(original)).width));
  return { ...files, ...(await measure(files.webp.at(-1)?.[0] ?? original)), source: original };
}

/** The wanted widths that a picture has, and its own where it has not the widest. */
function fitting(wanted: number[], width: number): number[] {
  const widest = Math.min(width, wanted.at(-1) ?? width);
  return [...wanted.filter((each) => each < widest), widest];
}

/** The files of a picture, or of a part of it, in these widths. They are kept for the next build. */
async function written(
  original: string,
  name: string,
  formats: Format[],
  made: number[],
  area?: Area,
): Promise<Record<Format, [string, number][]>> {
  const content = await readFile(original);
  const key = createHash('sha256').update(recipe).update(content);
  if (area) key.update(JSON.stringify(area));
  const folder = join(cache, key.digest('hex').slice(0, 20));
  const files: Record<Format, [string, number][]> = { avif: [], webp: [] };
  await mkdir(folder, { recursive: true });
  for (const format of formats) {
    for (const each of made) {
      const file = join(folder, `${name}-${each}.${format}`);
      files[format].push([file, each]);
      if (existsSync(file)) continue;
      await writeWhole(file, await encoded(content, each, format, area).catch((error: unknown) => unreadable(original, error)));
    }
  }
  return files;
}

/** The picture at this width, with less quality where it has so much detail that a phone would wait for it. */
async function encoded(content: Buffer, width: number, format: Format, area?: Area): Promise<Buffer> {
  const upright = sharp(content).autoOrient();
  const shown = area ? upright.extract(area) : upright;
  const { data: pixels, info } = await shown.resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const encode = (quality: number) => sharp(pixels, { raw: info }).toFormat(format, { quality, effort }).toBuffer();
  const [best, ...lower] = qualities[format];
  let result = await encode(best);
  for (const quality of lower) {
    if (result.length <= bytesPerPixel * info.width * info.height) break;
    result = await encode(quality);
  }
  return result;
}

/** Width and height as they are shown: a camera may note that its picture has to be turned. */
async function measure(file: string): Promise<{ width: number; height: number }> {
  const size = await kept(file, 'size', async () => {
    const { autoOrient } = await sharp(file)
      .metadata()
      .catch((error: unknown) => unreadable(file, error));
    return `${autoOrient.width}x${autoOrient.height}`;
  });
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** What `find` says of a picture, which is kept for the next build. */
async function kept(picture: string, fact: string, find: () => Promise<string>): Promise<string> {
  const folder = join(cache, createHash('sha256').update(recipe).update(readFileSync(picture)).digest('hex').slice(0, 20));
  const file = join(folder, fact);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const found = await find();
  await mkdir(folder, { recursive: true });
  await writeWhole(file, found);
  return found;
}

/** Throws the PictureError for what sharp says of a file. */
export function unreadable(file: string, error: unknown): never {
  const reason = error instanceof Error && error.message.includes('pixel limit') ? 'has too many pixels' : 'cannot be read as a picture';
  throw new PictureError(file, reason);
}

/** The most frequent colour in the first column of a picture's pixels, such as `#1a6b4a`. */
export async function edgeColour({ webp, height }: PictureFiles): Promise<string> {
  const widest = webp.at(-1)?.[0] ?? '';
  return kept(widest, 'edge', async () => {
    const column = sharp(widest).extract({ left: 0, top: 0, width: 1, height }).removeAlpha();
    const pixels = (await column.raw().toBuffer()).toString('hex').match(/.{6}/g) ?? [];
    const counts = Map.groupBy(pixels, (pixel) => pixel);
    const [most = 'ffffff'] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    return `#${most}`;
  });
}
