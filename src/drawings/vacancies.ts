/** Pictures of vacancies: one outline of a person for each free place. */
import { dye, role } from './dyes.ts';
import { crew, figurineHeight, figurineWidth, garment, peopleColours, row, stitched, type Figurine } from './figurines.ts';
import { svg, type Figure } from './woven-svg.ts';

interface Frieze {
  seed: string;
  /** Number of all people and free places. */
  places: number;
  free: number;
  /** 22 on a wide page, 11 on a phone. */
  perRow: number;
}

/** Rows of people on a blue cloth with a temple border below (career page). 13 cells wide for each place plus 2, 29 high for each row plus 10. */
export function peopleFrieze({ seed, places, free, perRow }: Frieze): string {
  const all = crew(seed, places, spread(places, free));
  const rowCount = Math.ceil(places / perRow);
  const high = figurineHeight + 5;
  const rows = Array.from({ length: rowCount }, (_, i) => row(all.slice(i * perRow, (i + 1) * perRow), 1, i * high + 4));
  const [blue, gold] = [garment('indigo'), garment('turmeric')];
  const figure: Figure = (x, y) => {
    const border = y - rowCount * high - 2;
    if (border < 0) return y && y % high === 0 ? blue : (rows[Math.min(rowCount - 1, Math.floor(y / high))]?.(x, y) ?? 0);
    const dx = Math.abs((x % 12) - 6);
    if (border === 7) return blue;
    return border > 5 || dx > border >> 1 ? 0 : dx === 0 && border > 2 ? gold : blue;
  };
  return svg(perRow * figurineWidth + 2, rowCount * high + 10, figure, peopleColours(dye('sky'), dye('muslin')));
}

/** The indexes of the free places, spread over the whole length. Not quite evenly when there is enough room. */
function spread(places: number, free: number): number[] {
  const loose = places >= 5 * free;
  return Array.from({ length: free }, (_, i) => Math.floor(((i + 0.5) * places) / free) + (loose ? ((i * 5) % 4) - 1 : 0));
}

/** The free places of one circular in the list: outlines side by side, 13 x 24 cells each. */
export function freePlaces(count: number): string {
  const figure: Figure = (x, y) => (stitched(Math.floor(x / figurineWidth) % 2 ? 'panjabi' : 'sari', x % figurineWidth, y) ? 1 : 0);
  return svg(figurineWidth * count, figurineHeight, figure, ['none', role('brand')]);
}

const perClothRow = 16;

/**
 * The free places of a circular, each between two colleagues, in two rows (205 x 54 cells, transparent, for the accent band).
 * They begin at the left, because narrow pages cut the picture off at the right. It has room for 12; of more it shows so many.
 */
export function placesCloth(count: number): string {
  const seats = Array.from({ length: perClothRow / 2 - 1 }, (_, i) => 2 * i + 2);
  const most = 2 * seats.length - 2;
  const taken = Array.from({ length: Math.min(count, most) }, (_, i) => ({ line: i % 2, seat: seats[(i >> 1) ^ (i % 2)] }));
  const free = (line: number): number[] => taken.flatMap((place) => (place.line === line && place.seat !== undefined ? [place.seat] : []));
  const rows = [
    row(crew('the row of the circular', perClothRow, free(0)).map(withoutGold), -3, 1),
    row(crew('second row of it', perClothRow, free(1)).map(withoutGold), -3, 29),
  ];
  const figure: Figure = (x, y) => (y === 25 || y === 53 ? garment('indigo') : (rows[y < 26 ? 0 : 1]?.(x, y) ?? 0));
  return svg(205, 54, figure, peopleColours('none', role('on-band-accent')));
}

/** Without turmeric, which is not visible on the yellow background. */
function withoutGold(one: Figurine): Figurine {
  const [gold, white, blue] = [garment('turmeric'), garment('muslin'), garment('indigo')];
  const trim = one.main === gold || one.main === white ? blue : white;
  return { ...one, main: one.main === gold ? white : one.main, trim: one.trim === gold ? trim : one.trim };
}
