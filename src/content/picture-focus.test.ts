import fc from 'fast-check';
import { expect, test } from 'vitest';
import { focusPosition, narrowestFrame, phoneArea, PhonePart, PictureFocus } from './picture-focus.ts';

/** The part of a picture that a frame shows, in per cent of its width; what CSS does with `object-position`. */
const shown = (position: number, frame: number) => {
  const from = (position / 100) * (100 - frame);
  return { from, to: from + frame };
};

test('no frame that is wide enough cuts off the part that matters', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: narrowestFrame }),
      fc.nat(100),
      fc.integer({ min: narrowestFrame, max: 100 }),
      (width, start, frame) => {
        const from = Math.min(start, 100 - width);
        const focus = { from, to: from + width };
        const part = shown(focusPosition(focus), frame);
        // A position is a whole per cent: of what a frame hides, that is at most a quarter of a per cent.
        expect(part.from).toBeLessThanOrEqual(focus.from + 0.25);
        expect(part.to).toBeGreaterThanOrEqual(focus.to - 0.25);
      },
    ),
  );
});

test('a part that the narrowest frame cannot show is refused, and so is one that ends before it begins', () => {
  expect(PictureFocus.safeParse({ from: 0, to: narrowestFrame }).success).toBe(true);
  expect(PictureFocus.safeParse({ from: 0, to: narrowestFrame + 1 }).success).toBe(false);
  expect(PictureFocus.safeParse({ from: 60, to: 40 }).success).toBe(false);
});

test('the part for a phone is five wide and four high, and within the picture or refused', () => {
  expect(phoneArea({ left: 40, top: 20, width: 50 }, { width: 1600, height: 1000 })).toEqual({
    left: 640,
    top: 200,
    width: 800,
    height: 640,
  });
  expect(phoneArea({ left: 40, top: 40, width: 50 }, { width: 1600, height: 1000 })).toBeUndefined();
  expect(PhonePart.safeParse({ left: 60, top: 0, width: 50 }).success).toBe(false);
});
