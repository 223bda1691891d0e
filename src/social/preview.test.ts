import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreview, previewSvg } from './preview.tsx';

test.each(['A page', 'Found as শাড়ি', 'word '.repeat(60), 'Internationalisation'.repeat(5), '🎉'])(
  'the preview of %j has the size that networks expect, and is small enough for messengers',
  async (title) => {
    const bytes = await drawPreview(title);
    await expect(sharp(bytes).metadata()).resolves.toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(60_000);
  },
);

test('the same title gives the same bytes, and another one different ones', async () => {
  const bytes = await drawPreview('A page');
  expect((await drawPreview('A page')).equals(bytes)).toBe(true);
  expect((await drawPreview('Another page')).equals(bytes)).toBe(false);
});

test('any title can be drawn', async () => {
  const bangla = fc.string({ unit: fc.constantFrom('ক', '্', 'ষ', 'ি', '়', '\u200c', '\u200d', ' ', 'a', '।') });
  const title = fc.oneof(bangla, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(title, async (text) => {
      expect(await previewSvg(text)).toContain('</svg>');
    }),
    { numRuns: 40 },
  );
});
