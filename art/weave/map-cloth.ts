/** Placeholder for the map until it loads: streets as running stitches, the lake, one red diamond. 240 x 70 cells, transparent. */
import { dye, role } from './dyes.ts';
import { svg } from './woven-svg.ts';

const office = { x: 148, y: 24 };

export function mapCloth(): string {
  const figure = (x: number, y: number): number => {
    const away = Math.abs(x - office.x) + Math.abs(y - office.y);
    if (away < 8) return away < 2 ? 4 : away < 6 ? 2 : 0;
    const shore = Math.abs(y - 30 - Math.round(9 * Math.sin(x / 19) + 5 * Math.sin(x / 7.3)));
    if (shore < 6) return shore < 4 ? 1 : 0;
    // Streets are the gaps between the stitched blocks
    if ((x + Math.floor(y / 3)) % 27 < 2 || (y + Math.floor(x / 40)) % 13 < 2) return 0;
    return (x * 7 + Math.floor(y / 13) * 5) % 9 < 7 ? 3 : 0;
  };
  return svg(240, 70, figure, ['none', dye('sky'), role('action'), role('map-stitch'), dye('turmeric')]);
}
