/** The part of a picture that no frame cuts off, and the part that a phone shows instead of the whole. */
import * as z from 'zod';

/** Per cent of a picture's width that its narrowest frame shows: 5:4 of a picture of 16:10, on a phone. */
export const narrowestFrame = 78;

const share = z.number('expected a number').min(0, 'expected a number from 0 to 100').max(100, 'expected a number from 0 to 100');

/** From where to where, in per cent of the picture's width. Without it, frames show the middle. */
export const PictureFocus = z
  .strictObject({ from: share, to: share })
  .refine(({ from, to }) => from < to, 'expected from to be less than to')
  .refine(
    ({ from, to }) => to - from <= narrowestFrame,
    `expected at most ${narrowestFrame} per cent, since the narrowest frame shows no more`,
  );

/**
 * The part that a phone shows: its left and upper edge and its width, in per cent of the picture's width and height. It is five
 * wide and four high. Where the whole picture would be too small to read, it is shown in its place.
 */
export const PhonePart = z
  .strictObject({ left: share, top: share, width: share })
  .refine(({ width }) => width > 0, 'expected a width above 0')
  .refine(({ left, width }) => left + width <= 100, 'expected left and width to be at most 100 together');

/** A part of a picture in pixels. */
export type Area = { left: number; top: number; width: number; height: number };

/** The part in pixels of a picture of this size; undefined where it reaches below the picture's lower edge. */
export function phoneArea({ left, top, width }: z.infer<typeof PhonePart>, picture: { width: number; height: number }): Area | undefined {
  const area = {
    left: Math.round((left / 100) * picture.width),
    top: Math.round((top / 100) * picture.height),
    width: Math.floor((width / 100) * picture.width),
    height: Math.floor((width / 125) * picture.width),
  };
  return area.top + area.height <= picture.height ? area : undefined;
}

/** Per cent for `object-position` at which every frame that is wide enough for the part shows all of it. */
export function focusPosition({ from, to }: z.infer<typeof PictureFocus>): number {
  return Math.round((100 * from) / (100 - (to - from)));
}
