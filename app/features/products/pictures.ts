import pattern from '#generated/woven/pattern-product.svg?no-inline';
import cover from '#generated/woven/cover-product.svg?no-inline';
import type { Picture } from '#content/entries.ts';
import { placed } from '#content/pictures.ts';
import type { Picture as PictureField } from '#content/schema.ts';

/** Stands where a product, a theme or a feature has no picture yet. */
const wovenCover: Picture = { src: cover, width: 960, height: 540, alt: '', pattern: { src: pattern, width: 1600, height: 620 } };

/** The picture of a field, or the product's cloth where the field has none. */
export type PictureOf = (field: PictureField | undefined) => Picture;

/** Finds the pictures of a product's fields in the module that the build made of its folder. */
export function picturesIn(pictures: Parameters<typeof placed>[0]): PictureOf {
  return (field) => (field ? placed(pictures, field) : wovenCover);
}
