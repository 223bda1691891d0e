/** Makes the files of a picture that browsers get. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { pictureWidths } from '#collections/picture-files.ts';
import type { Picture } from '#content/entries.ts';
import { focusPosition, phoneArea } from '#content/picture-focus.ts';
import type { EntryPicture } from '#content/schemas/entry-fields.ts';

/** In px; `quality` is that of the AVIF files, from 1 to 100. */
type Sizes = { widths: readonly number[]; quality?: number };

/** In px: the widths of the part that a phone shows, for single and double density. */
const phoneWidths = [400, 800];

/** A picture with AVIF at every width, and one WebP of a middle width for the few browsers without AVIF. */
export async function responsivePicture(
  src: ImageMetadata,
  { alt, focus, phone }: EntryPicture,
  { widths, quality }: Sizes = { widths: pictureWidths },
): Promise<Picture> {
  const whole = await sizeOf(src);
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
    ...(phone && { phone: await phonePart(src, phoneArea(phone, whole)) }),
  };
}

/** Asked of `src` itself, the file as it is would become a part of the site. */
async function sizeOf(src: ImageMetadata): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = (await getImage({ src })).rawOptions;
  return { width, height };
}

/** AVIF files of the part that a phone shows, five wide and four high. The content was checked: the part is within the picture. */
async function phonePart(src: ImageMetadata, area: ReturnType<typeof phoneArea>): Promise<string> {
  if (!area) throw new Error('The part for a phone is not within its picture');
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
