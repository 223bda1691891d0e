import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('/src/assets/woven/{label,projects,statistic,team}*.svg', { eager: true, import: 'default' });

/** A committed drawing by its name, with its size in cells. Undefined for what `npm run art` does not draw: a new tool, another number. */
export function wovenPicture(name: string): { src: string; width: number; height: number } | undefined {
  const file = files[`/src/assets/woven/${name}.svg`];
  return file && { src: file.src, width: file.width, height: file.height };
}
