import type { ImageMetadata } from 'astro';
import { findPicture } from '#collections/picture-files.ts';
import type { Picture } from '#content/entries.ts';
import type { Picture as PictureField } from '#content/schemas/shared.ts';
import { responsivePicture } from './responsive-picture.ts';

/** By their paths from the project's root. */
const files = import.meta.glob<ImageMetadata>('/content/{pages,services,products/*}/*.{jpg,jpeg,png,webp,avif,gif,tiff,JPG,JPEG,PNG}', {
  eager: true,
  import: 'default',
});

/** Pictures of pages are above the fold, in frames of at most 360 px. */
const inPages = { widths: [400, 560, 720], quality: 36 };

type Folder = 'pages' | 'services' | 'products/menu' | 'products/ecommerce-360' | 'products/restaurant-management';

/**
 * The picture that a record names, from the folder of content/ that belongs to the record. Throws when it is missing; the build
 * has already checked that.
 */
export async function recordPicture(folder: Folder, field: PictureField | undefined): Promise<Picture> {
  const picture = field && (await findPicture(`content/${folder}`, field.file));
  const source = picture && files[`/content/${folder}/${picture.file}`];
  if (!source) throw new Error(`There is no picture ${folder}/${field?.file}`);
  return responsivePicture({ ...picture, source }, field, folder === 'pages' ? inPages : undefined);
}
