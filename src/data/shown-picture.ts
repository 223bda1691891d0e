/** Makes the files of a picture that browsers get. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { pictureWidths } from '#collections/picture-files.ts';
import type { Picture } from '#content/entries.ts';
import { focusPosition, phoneArea } from '#content/picture-focus.ts';
import type { EntryPicture } from '#content/schema.ts';

/** Of the part that a phone shows, for single and double density. */
const phoneWidths = [400, 800];

/** A picture with AVIF at every width, and one WebP of a middle width for the few browsers without AVIF. */
export async function shownPicture(
  source: ImageMetadata,
  { alt, focus, phone }: EntryPicture,
  widths: readonly number[] = pictureWidths,
): Promise<Picture> {
  const made = fitting(widths, source.width);
  const width = made.at(-1) ?? source.width;
  const size = { width, height: Math.round((width * source.height) / source.width) };
  const avif = await getImage({ src: source, format: 'avif', widths: made, ...size });
  const middle = await getImage({ src: source, format: 'webp', width: made[Math.floor((made.length - 1) / 2)] ?? width });
  return {
    src: middle.src,
    ...size,
    alt,
    avif: avif.srcSet.attribute,
    ...(focus && { focus: focusPosition(focus) }),
    ...(phone && { phone: await phonePart(source, phone) }),
  };
}

/** AVIF files of the part that a phone shows, five wide and four high. */
async function phonePart(source: ImageMetadata, phone: NonNullable<EntryPicture['phone']>): Promise<string> {
  const area = phoneArea(phone, source);
  if (!area) throw new Error(`The part for a phone is not within ${source.src}`);
  const made = fitting(phoneWidths, area.width);
  const width = made.at(-1) ?? area.width;
  const crop = [area.left, area.top, area.width, area.height].join(',');
  const files = await getImage({ src: source, format: 'avif', crop, widths: made, width, height: Math.round((width * 4) / 5) });
  return files.srcSet.attribute;
}

/** The wanted widths that a picture has, and its own where it has not the widest. */
function fitting(wanted: readonly number[], width: number): number[] {
  const widest = Math.min(width, wanted.at(-1) ?? width);
  return [...wanted.filter((each) => each < widest), widest];
}
