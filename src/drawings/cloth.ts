/** Woven rows as SVG: horizontal threads that are a little thinner than a cell, so that the ground is visible between the rows. */

/** The colour of a cell: 0 for the ground, else an index in the list of colours. */
export type Figure = (x: number, y: number) => number;

/** In sRGB hex, since a file cannot read the page's tokens. A pair is for the light and the dark scheme. */
type Colour = string | readonly [light: string, dark: string];

export type Cloth = {
  /** Size in cells. On the page a cell is 2 to 6 px. */
  width: number;
  height: number;
  figure: Figure;
  /** The ground first (`none` for transparent), then those of the figure. */
  colours: readonly [ground: string, ...Colour[]];
};

/** Thickness of a thread, in cells. */
const thread = 0.78;

/** The cloth as a file with one unit for each cell. */
export function clothSvg({ width, height, figure, colours: [ground, ...threads] }: Cloth): string {
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => figure(x, y)));
  const bed = ground === 'none' ? '' : `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`;
  const paths = threads.map((colour, i) => {
    const data = strokes(rows, i + 1);
    if (!data) return '';
    if (typeof colour === 'string') return `<path stroke="${colour}" d="${data}"/>`;
    const [light, dark] = colour;
    const style = `<style>.c${i}{stroke:${light}}@media(prefers-color-scheme:dark){.c${i}{stroke:${dark}}}</style>`;
    return `${style}<path class="c${i}" d="${data}"/>`;
  });
  const box = `viewBox="0 0 ${width} ${height}" stroke-width="${thread}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${bed}${paths.join('')}</svg>`;
}

/** The neighbouring cells of one colour in a row as one stroke. The steps are relative: rows that repeat compress well. */
function strokes(rows: readonly (readonly number[])[], colour: number): string {
  let data = '';
  let [atX, atY] = [0, -0.5];
  for (const [y, row] of rows.entries()) {
    for (let x = row.indexOf(colour); x >= 0; x = row.indexOf(colour, x)) {
      const start = x;
      while (row[x] === colour) x++;
      data += `${data ? 'm' : 'M'}${start - atX} ${y - atY}h${x - start}`;
      [atX, atY] = [x, y];
    }
  }
  return data;
}
