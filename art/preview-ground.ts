/** The ground of the previews of shared links (src/social/preview.tsx): the dark band with the footer's border, 1200 x 630 px. */
import sharp from 'sharp';
import { roles } from '../src/assets/woven/colours.ts';
import { anchalTile } from './weave/footer-border.ts';

const [width, height] = [1200, 630];
/** In px. */
const cell = 8;
/** In cells. The lower edge of the picture cuts the last rows off. */
const tile = { width: 22, height: 30, visible: 27 };

export async function writePreviewGround(file: string): Promise<void> {
  const [across, down] = [tile.width * cell, tile.height * cell];
  const drawn = anchalTile().replace('<svg ', `<svg width="${across}" height="${down}" shape-rendering="crispEdges" `);
  const input = await sharp(Buffer.from(drawn)).png().toBuffer();
  const top = height - tile.visible * cell;
  const tiles = Array.from({ length: Math.ceil(width / across) + 1 }, (_, i) => ({ input, top, left: i * across - 2 * cell }));
  await sharp({ create: { width, height, channels: 3, background: roles['band-dark'][0] } })
    .composite(tiles)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
}
