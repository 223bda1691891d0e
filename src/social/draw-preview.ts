/** Draws one preview: the woven pattern, the texts and the company's logo on one background. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { site } from '#content/site.ts';
import { compose, picture, type Composition, type PreviewSpec } from './compositions.ts';
import { setTitle, setWords, type Block } from './text-svg.ts';

const { width, height, margin } = picture;
/** In px: a whole number for each of the logo's fifteen cells keeps its threads sharp. */
const logoSize = 45;
const logo = readFileSync('src/assets/logo.svg', 'utf8');

/** In bytes. Some messengers show a larger picture late or not at all. */
const maxSize = 60_000;

/**
 * The picture as PNG, with fewer colours if it would be too large otherwise: to choose a palette takes five times as long. The same
 * specification always gives the same bytes.
 */
export async function drawPreview(spec: PreviewSpec): Promise<Buffer> {
  const drawing = sharp(Buffer.from(await previewSvg(spec))).removeAlpha();
  const full = await drawing.clone().png({ compressionLevel: 7 }).toBuffer();
  return full.length > maxSize ? drawing.png({ palette: true, effort: 7, colours: 16 }).toBuffer() : full;
}

async function previewSvg(spec: PreviewSpec): Promise<string> {
  const composition = compose(spec);
  const { ground, ink, cloth, title: box, below, beside } = composition;
  const title = await setTitle(spec.title, box, ink);
  const parts = [cloth, place(title, margin, box.top), await brand(composition)];
  if (below) {
    const block = await setWords(below, { face: 'text', size: 38, width: box.width, lead: 1.25, lines: 2, colour: ink });
    parts.push(place(block, margin, box.top + title.height + 26));
  }
  if (beside) {
    const block = await setWords(beside, { face: 'text', size: 32, width: width / 2 - margin, lead: 1.25, colour: ink, align: 'right' });
    parts.push(place(block, width / 2, brandTop(composition) + 3));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>`;
}

async function brand(composition: Composition): Promise<string> {
  const { ink, spark } = composition;
  const top = brandTop(composition);
  const name = await setWords(site.name, { face: 'display', size: 40, width: width / 2, lead: 1, spacing: -0.01, colour: ink });
  return `${logoAt(margin, top, ink, spark)}${place(name, margin + logoSize + 15, top + 6)}`;
}

/** The logo, which may be any SVG file, in the colours that it takes from a page. */
function logoAt(x: number, y: number, ink: string, spark: string): string {
  const file = logo.replaceAll('currentColor', ink).replaceAll('var(--action)', spark);
  const [tag = ''] = /<svg[^>]*>/.exec(file) ?? [];
  const frame = `<svg x="${x}" y="${y}" width="${logoSize}" height="${logoSize}" shape-rendering="crispEdges"`;
  const placed = tag.replaceAll(/\s(?:width|height)="[^"]*"/g, '').replace('<svg', frame);
  return file.slice(file.indexOf(tag)).replace(tag, placed);
}

function brandTop({ brand: position }: Composition): number {
  return position === 'head' ? 56 : height - 56 - logoSize;
}

function place({ svg }: Block, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" overflow="visible" `);
}
