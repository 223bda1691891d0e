import cloth from '#generated/woven/cloth-product.svg?no-inline';
import cover from '#generated/woven/cover-product.svg?no-inline';
import type { Picture } from '#content/entries.ts';

/** Stands where a product, a theme or a feature has no picture yet. */
export const wovenCover: Picture = { src: cover, width: 960, height: 540, alt: '', cloth: { src: cloth, width: 1600, height: 620 } };
