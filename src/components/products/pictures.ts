import pattern from '#assets/woven/pattern-product.svg?no-inline';
import cover from '#assets/woven/cover-product.svg?no-inline';
import type { Picture } from '#content/entries.ts';
import { findPicture } from '#content/pictures.ts';
import type { Picture as PictureField } from '#content/schema.ts';

/** For a product, a theme or a feature without a picture. */
const fallbackPicture: Picture = { src: cover, width: 960, height: 540, alt: '', pattern: { src: pattern, width: 1600, height: 620 } };

/** The picture of a field, or a woven pattern when the field is empty. */
export type PictureOf = (field: PictureField | undefined) => Picture;

/** A lookup in the picture module that the build generates for a product's folder. */
export function pictureLookup(pictures: Parameters<typeof findPicture>[0]): PictureOf {
  return (field) => (field ? findPicture(pictures, field) : fallbackPicture);
}
