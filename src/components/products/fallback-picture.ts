import pattern from '#assets/woven/pattern-product.svg?no-inline';
import cover from '#assets/woven/cover-product.svg?no-inline';
import type { Picture } from '#content/entries.ts';
import type { Picture as PictureField } from '#content/schemas/shared.ts';

/** For a product, a theme or a feature without a picture. */
export const fallbackPicture: Picture = {
  src: cover,
  width: 960,
  height: 540,
  alt: '',
  pattern: { src: pattern, width: 1600, height: 620 },
};

/** The picture of a field, or a woven pattern when the field is empty. */
export type PictureOf = (field: PictureField | undefined) => Picture;
