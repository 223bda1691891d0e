/** One preview as a file: cloth, words and the company's mark on one ground. */
import sharp from 'sharp';
import { mark } from '#art/weave/mark.ts';
import { threads } from '#art/weave/weft.ts';
import { site } from '#content/site.ts';
import { compose, picture, type Composition, type Subject } from './compositions.ts';
import { setTitle, setWords, type Block } from './type.ts';

const { width, height, margin } = picture;
/** Three pixels a cell keep its threads sharp. */
const markSize = 3 * mark.cols;

/** The picture as PNG, the same for the same subject. */
export async function drawPreview(subject: Subject): Promise<Buffer> {
  const composition = compose(subject);
  const { ground, ink, cloth, title: room, below, beside } = composition;
  const title = await setTitle(subject.title, room, ink);
  const parts = [cloth, place(title, margin, room.top), await brand(composition)];
  if (below) {
    const words = await setWords(below, { face: 'text', size: 38, width: room.width, lead: 1.25, lines: 2, colour: ink });
    parts.push(place(words, margin, room.top + title.height + 26));
  }
  if (beside) {
    const words = await setWords(beside, { face: 'text', size: 32, width: width / 2 - margin, lead: 1.25, colour: ink, align: 'right' });
    parts.push(place(words, width / 2, brandTop(composition) + 3));
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer();
}

async function brand(composition: Composition): Promise<string> {
  const { ink, spark } = composition;
  const top = brandTop(composition);
  const name = await setWords(site.name, { face: 'display', size: 40, width: width / 2, lead: 1, spacing: -0.01, colour: ink });
  const drawing = threads(mark.cols, mark.rows, mark.figure, ['none', ink, spark]);
  const box = `x="${margin}" y="${top}" width="${markSize}" height="${markSize}" viewBox="0 0 ${mark.cols} ${mark.rows}"`;
  return `<svg ${box} stroke-width=".8" shape-rendering="crispEdges">${drawing}</svg>${place(name, margin + markSize + 15, top + 6)}`;
}

function brandTop({ brand: at }: Composition): number {
  return at === 'head' ? 56 : height - 56 - markSize;
}

function place({ svg }: Block, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" overflow="visible" `);
}
