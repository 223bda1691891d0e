/**
 * Pictures of the records. Those of `content/products/menu.json` are in `content/products/menu/`, those of the pages in
 * `content/pages/`.
 */
import { basename, dirname, join, relative } from 'node:path';
import type { Problem } from '#content/content-error.ts';
import { expectedPicture, findPicture, nameOf, PictureError, picturesIn } from './picture-files.ts';

const folders = ['pages', 'products/menu', 'products/ecommerce-360', 'products/restaurant-management', 'services'];

/** The files in the folders of the records that are no pictures, whether a record names them or not. */
export async function unreadablePictures(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const folder of folders.map((name) => join(root, name))) {
    for (const name of picturesIn(folder)) {
      try {
        await findPicture(folder, name);
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        const file = join(relative(dirname(root), folder), basename(error.file));
        problems.push({ file, field: 'the whole file', found: `one that ${error.message}`, expected: expectedPicture });
      }
    }
  }
  return problems;
}

/** Where the pictures are that a file names: a page's beside it, those of a menu or a product in a folder of its name. */
export function pictureFolder(file: string): string {
  return file.startsWith('pages/') ? 'pages' : file.replace(/\.\w+$/, '');
}

/** The pictures that a record names and that are not in the folder of its file, `file`. */
export function missingPictures(record: unknown, root: string, file: string): Problem[] {
  const folder = join(root, pictureFolder(file));
  const there = new Set(picturesIn(folder).flatMap((picture) => [picture, nameOf(picture)]));
  return picturesOf(record)
    .filter(([, picture]) => !there.has(picture))
    .map(([field, picture]) => ({
      file: join(basename(root), file),
      field,
      found: `"${picture}"`,
      expected: `expected ${nameOf(picture)}.jpg in ${relative(dirname(root), folder)} (also PNG, WebP or AVIF; or leave the field out)`,
    }));
}

/** Every picture that a record names, at any depth, with the path of its field. A phone shows another one in a product's hero. */
function picturesOf(value: unknown, at = ''): [field: string, picture: string][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && typeof value.file === 'string') {
    const { file } = value;
    return /heroImgs\.\d+$/.test(at)
      ? [
          [at, file],
          [at, `${file}-narrow`],
        ]
      : [[at, file]];
  }
  return Object.entries(value).flatMap(([key, inner]) => picturesOf(inner, at === '' ? key : `${at}.${key}`));
}
