/** Finds the files of a picture beside its entry: `cover-640.avif`, `cover-640.webp`, `cover-1280.avif` … (made by `npm run art`). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export type PictureFiles = { avif: [file: string, width: number][]; webp: [file: string, width: number][]; width: number; height: number };

/** The files by format, narrowest first, and the size of the widest in pixels; undefined if there is no such picture. */
export async function findPicture(folder: string, name: string): Promise<PictureFiles | undefined> {
  if (!existsSync(folder)) return undefined;
  const files: Pick<PictureFiles, 'avif' | 'webp'> = { avif: [], webp: [] };
  for (const file of readdirSync(folder)) {
    const match = /^(.+)-(\d+)\.(avif|webp)$/.exec(file);
    if (match?.[1] !== name) continue;
    const format = match[3] === 'avif' ? files.avif : files.webp;
    format.push([join(folder, file), Number(match[2])]);
  }
  for (const format of [files.avif, files.webp]) format.sort((a, b) => a[1] - b[1]);
  const widest = files.webp.at(-1)?.[0];
  if (!widest) return undefined;
  const { width, height } = await sharp(widest).metadata();
  return { ...files, width, height };
}
