import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBangla, splitBangla } from './split-bangla.ts';

/** The text with its Bangla in brackets. */
const marked = (text: string) =>
  splitBangla(text)
    .map((part, i) => (i % 2 === 1 ? `[${part}]` : part))
    .join('');

test('Bangla is told from the rest, with the blanks and signs between two Bangla words', () => {
  expect(marked('Found as saree, shari & শাড়ি')).toBe('Found as saree, shari & [শাড়ি]');
  expect(marked('“জামদানি শাড়ি, সুতি” and “shari”')).toBe('“[জামদানি শাড়ি, সুতি]” and “shari”');
  expect(marked('It is জামদানি or জামদানী.')).toBe('It is [জামদানি] or [জামদানী].');
  expect(marked('আজকের পাঠ শেষ।')).toBe('[আজকের পাঠ শেষ।]');
});

test('the taka sign is Bangla only before Bangla digits', () => {
  expect(marked('From ৳2,40,000 to ৳১,৪০০')).toBe('From ৳2,40,000 to [৳১,৪০০]');
  expect(marked('ভাড়া ৳১,৪০০')).toBe('[ভাড়া ৳১,৪০০]');
  expect(marked('ভাড়া ৳1,400')).toBe('[ভাড়া] ৳1,400');
});

test('a joiner inside a word does not end it', () => {
  expect(marked('র\u200D্যাব')).toBe('[র\u200D্যাব]');
});

test('a text is all Bangla when nothing else is in it', () => {
  expect(['শাড়ি, সুতি', 'শাড়ি!', 'শাড়ি shari', 'shari', ''].map(isBangla)).toEqual([true, false, false, false, false]);
});

test('the parts of any text are the text, and only every second one has Bangla', () => {
  const text = fc.array(fc.constantFrom('a', 'শা', '৳', '১', ' ', ', ', '।', '\u200D', '-'), { maxLength: 12 });
  fc.assert(
    fc.property(text, (pieces) => {
      const parts = splitBangla(pieces.join(''));
      expect(parts.join('')).toBe(pieces.join(''));
      expect(parts.map((part) => /[শ১।]/.test(part))).toEqual(parts.map((_, i) => i % 2 === 1));
    }),
  );
});
