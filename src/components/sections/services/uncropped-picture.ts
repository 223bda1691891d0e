import type { Picture } from '#content/entries.ts';

/** All of a picture, with another alt text: without the data by which other frames show only a part of it. */
export function uncroppedPicture({ src, width, height, avif }: Picture, alt: string): Picture {
  return { src, width, height, alt, ...(avif && { avif }) };
}
