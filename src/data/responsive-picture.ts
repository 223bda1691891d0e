/** Makes the files of a picture that browsers get. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { pictureWidths } from '#collections/picture-files.ts';
import type { Picture } from '#content/entries.ts';
import { type Area, focusPosition } from '#content/picture-focus.ts';
import type { EntryPicture } from '#content/schemas/entry-fields.ts';

/** In px; `quality` is that of the AVIF files, from 1 to 100. */
type Sizes = { widths: readonly number[]; quality?: number };

/** In px: the widths of the part that a phone shows, for single and double density. */
const phoneWidths = [400, 800];

/** A picture as it is in content/, with its size in pixels and the part of it that a phone shows. */
type Source = { source: ImageMetadata; width: number; height: number; phone?: Area | undefined };

/** A picture with AVIF at every width, and one WebP of a middle width for the few browsers without AVIF. */
export async function responsivePicture(
  { source: src, phone, ...whole }: Source,
  { alt, focus }: EntryPicture,
  { widths, quality }: Sizes = { widths: pictureWidths },
): Promise<Picture> {
  const made = fitting(widths, whole.width);
  const width = made.at(-1) ?? whole.width;
  const size = { width, height: Math.round((width * whole.height) / whole.width) };
  const avif = await getImage({ src, format: 'avif', widths: made, ...size, ...(quality && { quality }) });
  const middle = await getImage({ src, format: 'webp', width: made[Math.floor((made.length - 1) / 2)] ?? width });
  return {
    src: middle.src,
    ...size,
    alt,
    avif: avif.srcSet.attribute,
    ...(focus && { focus: focusPosition(focus) }),
    ...(phone && { phone: await phonePart(src, phone) }),
  };
}

/** AVIF files of the part that a phone shows, five wide and four high. */
async function phonePart(src: ImageMetadata, area: Area): Promise<string> {
  const made = fitting(phoneWidths, area.width);
  const width = made.at(-1) ?? area.width;
  const crop = [area.left, area.top, area.width, area.height].join(',');
  const files = await getImage({ src, format: 'avif', crop, widths: made, width, height: Math.round((width * 4) / 5) });
  return files.srcSet.attribute;
}

/** The wanted widths that a picture has, and its own where it has not the widest. */
function fitting(wanted: readonly number[], width: number): number[] {
  const widest = Math.min(width, wanted.at(-1) ?? width);
  return [...wanted.filter((each) => each < widest), widest];
}
