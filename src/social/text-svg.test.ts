import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setTitle, setWords, settable } from './text-svg.ts';

const box = { width: 760, height: 300, largest: 120 };
const small = { face: 'text', size: 40, width: 600, lead: 1.25, colour: 'black' } as const;

/** The height of all lines; that of the letters' outlines cannot be read. */
async function titleHeight(text: string): Promise<number> {
  return (await setTitle(text, box, 'black')).height;
}

test('characters of other scripts and emoji are left out', () => {
  expect(settable('A party 🎉 in हिन्दी 日本 today')).toBe('A party in today');
});

test('English, accents, the taka sign and Bangla stay, with the joiners between Bangla letters', () => {
  const words = 'Café “naïve”, ৳4,50,000 – শাড়ি র‍্যাব';
  expect(settable(words)).toBe(words.normalize('NFC'));
});

test('the joiner inside an emoji is left out together with the emoji', () => {
  expect(settable('ok 👩‍💻')).toBe('ok');
});

test('any text can be drawn without an error', async () => {
  const bangla = fc.string({ unit: fc.constantFrom('ক', '্', 'ষ', 'ি', '়', '\u200c', '\u200d', ' ', 'a', '।') });
  const text = fc.oneof(bangla, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(text, async (words) => {
      expect((await setWords(words, small)).height).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});

test('a title is never higher than its box, however long it is', async () => {
  const word = 'four ';
  for (const count of [1, 5, 20, 48, 400]) expect(await titleHeight(word.repeat(count))).toBeLessThanOrEqual(box.height);
});

test('a long word makes the title smaller before it is broken', async () => {
  const line = await titleHeight('Word');
  const long = await titleHeight('Internationalisation');
  expect(long).toBeLessThan(line);
  expect(await titleHeight('Internationalisation'.repeat(5))).toBeLessThanOrEqual(box.height);
});

test('a text that needs more lines than allowed is cut off', async () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(4);
  const full = await setWords(words, small);
  const short = await setWords(words, { ...small, lines: 2 });
  expect(full.height).toBeGreaterThan(100);
  expect(short.height).toBe(100);
});
