/** The pictures of shared links: the title of a page on the dark band, with the border of the footer. */
import satori from 'satori';
import sharp from 'sharp';
import { dyes } from '#assets/woven/colours.ts';
import banglaFont from '#assets/fonts/anek-bangla-bangla.woff2?inline';
import takaFont from '#assets/fonts/anek-bangla-taka.woff2?inline';
import basicFont from '#assets/fonts/anek-latin-basic.woff2?inline';
import latinFont from '#assets/fonts/anek-latin-latin.woff2?inline';
import logo from '#assets/logo.svg?raw';
import ground from '#assets/woven/preview-ground.png?inline';
import { site } from '#content/site.ts';

const previewSize = { width: 1200, height: 630 };

/** In px: the room of the title, between the company's name and the border. Networks may cover the lower left corner with a label. */
const room = { left: 72, top: 136, width: 1056, height: 250 };

/** Sizes of letters in px, each with the number of letters that fit in the room, and the lines. A longer title ends with an ellipsis. */
const sizes = [
  { size: 124, letters: 32, lines: 2 },
  { size: 100, letters: 40, lines: 2 },
  { size: 80, letters: 75, lines: 3 },
] as const;
const smallest = { size: 60, lines: 4 };

/** The files have one weight each. The first that has a letter draws it. */
const fonts = [basicFont, latinFont, banglaFont, takaFont].map((font, i) => ({
  name: `Anek ${i}`,
  weight: 600 as const,
  data: Buffer.from(font.slice(font.indexOf(',') + 1), 'base64'),
}));

const mark = logo.replaceAll('currentColor', dyes.muslin).replaceAll('var(--action)', dyes.turmeric);

/** The picture as PNG. The same title always gives the same bytes. */
export async function drawPreview(title: string): Promise<Buffer> {
  return sharp(Buffer.from(await previewSvg(title)))
    .png()
    .toBuffer();
}

/** The picture as SVG, with the letters as paths. */
export function previewSvg(text: string): Promise<string> {
  const title = settable(text);
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  const fits = ({ size, letters }: (typeof sizes)[number]) => title.length <= letters && longestWord * size * 0.5 <= room.width;
  const fitting = sizes.find(fits);
  const { size, lines } = fitting ?? smallest;
  const { left, top, width, height } = room;
  return satori(
    <div style={{ display: 'flex', ...previewSize, color: dyes.muslin, fontFamily: fonts.map(({ name }) => name).join(', ') }}>
      <img src={ground} alt="" style={{ position: 'absolute', left: 0, top: 0 }} {...previewSize} />
      <div style={{ position: 'absolute', left, top: 56, display: 'flex', alignItems: 'center', gap: 15, fontSize: 40, lineHeight: 1 }}>
        <img src={`data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`} alt="" width={45} height={45} />
        {settable(site.name)}
      </div>
      <div style={{ position: 'absolute', left, top, width, height, display: 'flex', alignItems: 'center' }}>
        <div
          style={{
            display: 'block',
            width,
            fontSize: size,
            // Bangla has signs above and below its letters.
            lineHeight: /[\u0980-\u09ff]/.test(title) ? 1.06 : 0.96,
            letterSpacing: size * -0.015,
            lineClamp: lines,
            // Not both: satori would break words to balance the lines.
            ...(fitting ? { textWrap: 'balance' } : { wordBreak: 'break-word' }),
          }}
        >
          {title}
        </div>
      </div>
    </div>,
    { ...previewSize, fonts },
  );
}

/**
 * Every character that the fonts do not have. A joiner is kept only between Bangla letters: satori throws on one without neighbours.
 */
const unsupported =
  /[^\x20-\x7e\u00a0-\u00ac\u00ae-\u00ffŒœ€™–—‘’“”•…\u0964\u0965\u0980-\u09ff\u200c\u200d]|(?<![\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09ff])/gu;

/** The text without the characters that the fonts do not have (emoji, other scripts): a preview must not stop the build. */
function settable(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(unsupported, '').replaceAll(/ {2,}/g, ' ').trim();
}
