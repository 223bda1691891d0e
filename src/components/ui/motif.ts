import { hash } from '#lib/hash.ts';

/** Cells from the centre to an edge, without the centre. */
const radius = 3;

/** Cells in a row and in a column of the picture: the motif and a free cell around it. */
const side = 2 * radius + 3;

/**
 * A woven motif of 7 × 7 cells, symmetric in both directions, as a value of `background-image` with a pixel a cell: the
 * placeholder of an entry's picture. The same key always gives the same motif. It is a GIF and no SVG, which browsers load
 * like a page: twenty milliseconds each on a slow phone, while they compute the styles of the cards.
 */
export function motif(key: string): string {
  const seed = hash(key);
  let pixels = '';
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [across, down] = [Math.abs(x - radius - 1), Math.abs(y - radius - 1)];
      const inDiamond = across + down <= radius + 1 && across <= radius && down <= radius;
      pixels += inDiamond && ((seed >>> (across + down)) ^ (seed >>> (8 + across * down))) & 1 ? colour : transparent;
    }
  }
  return `url("data:image/gif;base64,${btoa(start + pixels + end)}")`;
}

/** The two entries of the colour table. */
const [colour, transparent] = ['\0', '\x01'];

/**
 * What is before and after the pixels. Codes of eight bits, of which the first says that nothing is compressed and the last
 * that nothing follows, make each pixel a byte (GIF89a, appendix F).
 */
const start = [
  `GIF89a${String.fromCharCode(side)}\0${String.fromCharCode(side)}\0\x80\0\0`,
  '\x6f\x91\xd8\0\0\0',
  '!\xf9\x04\x01\0\0\x01\0',
  `,\0\0\0\0${String.fromCharCode(side)}\0${String.fromCharCode(side)}\0\0`,
  `\x07${String.fromCharCode(side * side + 2)}\x80`,
].join('');
const end = '\x81\0;';
