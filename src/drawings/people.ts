/** Woven people side by side, and free places between them as outlines. */
import { dyes, roles } from '#assets/woven/colours.ts';
import { figurines } from '#assets/woven/figurines.ts';
import type { Cloth, Figure } from './cloth.ts';
import { random, type Random } from './random.ts';

export const personWidth = 13;
export const personHeight = 24;

type Kind = keyof typeof figurines;
const kinds = ['sari', 'panjabi', 'scarf'] as const satisfies readonly Kind[];

/** Garment and trim that fit together. */
const dressed = [
  ['muslin', 'madder'],
  ['indigo', 'turmeric'],
  ['turmeric', 'madder'],
  ['madder', 'muslin'],
  ['leaf', 'turmeric'],
  ['muslin', 'indigo'],
  ['indigo', 'muslin'],
  ['turmeric', 'indigo'],
] as const;

const garments = ['muslin', 'indigo', 'turmeric', 'madder', 'leaf'] as const;
type Garment = (typeof garments)[number];

type Person = { kind: Kind; main: Garment; trim: Garment; free: boolean };

/** Of a cell: ground, hair, skin, garments, outline. */
const [hair, skin, firstGarment, outline] = [1, 2, 3, 3 + garments.length];

function coloursWith(ground: string, stitches: Cloth['colours'][number]): Cloth['colours'] {
  return [ground, '#141d3b', '#8a5336', ...garments.map((name) => dyes[name]), stitches];
}

function garment(name: Garment): number {
  return firstGarment + garments.indexOf(name);
}

/** Places in a row of the team's picture, at most: in a wide and in a narrow window. */
export type PlacesInRow = 24 | 8;

/** The most free places in it: two rows with a team of fourteen, six in a narrow window. The heading says how many there are. */
const maxFree = 34;

/** The team with its vacancies, in rows on a blue cloth with a temple border below. */
export function teamCloth(people: number, vacancies: number, maxInRow: PlacesInRow): Cloth {
  const free = Math.min(vacancies, maxFree);
  const places = people + free;
  const rowCount = Math.ceil(places / maxInRow);
  const inRow = Math.ceil(places / rowCount);
  const all = crew('front row', places, spread(places, free));
  const high = personHeight + 5;
  const rows = Array.from({ length: rowCount }, (_, i) => row(all.slice(i * inRow, (i + 1) * inRow), 1, i * high + 4));
  const [blue, gold] = [garment('indigo'), garment('turmeric')];
  const figure: Figure = (x, y) => {
    const border = y - rowCount * high - 2;
    if (border < 0) return y && y % high === 0 ? blue : (rows[Math.min(rowCount - 1, Math.floor(y / high))]?.(x, y) ?? 0);
    const dx = Math.abs((x % 12) - 6);
    if (border === 7) return blue;
    return border > 5 || dx > border >> 1 ? 0 : dx === 0 && border > 2 ? gold : blue;
  };
  return { width: inRow * personWidth + 2, height: rowCount * high + 10, figure, colours: coloursWith(dyes.sky, dyes.muslin) };
}

/** The indexes of the free places, spread over the whole length. Not quite evenly when there is enough room. */
function spread(places: number, free: number): number[] {
  const loose = places >= 5 * free;
  return Array.from({ length: free }, (_, i) => Math.floor(((i + 0.5) * places) / free) + (loose ? ((i * 5) % 4) - 1 : 0));
}

/**
 * The free places of a job, each between two colleagues, in two rows (transparent, for the accent band). They begin at the
 * left, because narrow pages cut the picture off at the right. It has room for 12; of more it shows so many.
 */
export function vacanciesCloth(count: number): Cloth {
  const inRow = 16;
  const seats = Array.from({ length: inRow / 2 - 1 }, (_, i) => 2 * i + 2);
  const taken = Array.from({ length: Math.min(count, 2 * seats.length - 2) }, (_, i) => ({ line: i % 2, seat: seats[(i >> 1) ^ (i % 2)] }));
  const free = (line: number): number[] => taken.flatMap((place) => (place.line === line && place.seat !== undefined ? [place.seat] : []));
  const rows = [
    row(crew('the row of the job', inRow, free(0)).map(withoutGold), -3, 1),
    row(crew('second row of it', inRow, free(1)).map(withoutGold), -3, 29),
  ];
  const figure: Figure = (x, y) => (y === 25 || y === 53 ? garment('indigo') : (rows[y < 26 ? 0 : 1]?.(x, y) ?? 0));
  return { width: 205, height: 54, figure, colours: coloursWith('none', roles['on-band-accent']) };
}

/** Without turmeric, which is not visible on the yellow background. */
function withoutGold(person: Person): Person {
  const main = person.main === 'turmeric' ? 'muslin' : person.main;
  if (person.trim !== 'turmeric') return { ...person, main };
  return { ...person, main, trim: main === 'muslin' ? 'indigo' : 'muslin' };
}

/** Neighbours never have the same garment and rarely the same kind of dress. */
function crew(seed: string, count: number, free: readonly number[]): Person[] {
  const rnd = random(seed);
  const people: Person[] = [];
  while (people.length < count) {
    const last = people.at(-1);
    const [main, trim] = until(rnd, dressed, ([worn]) => worn !== last?.main);
    const kind = until(rnd, kinds, (other) => other !== last?.kind || rnd() >= 0.7);
    people.push({ kind, main, trim, free: free.includes(people.length) });
  }
  return people;
}

/** A row of people. `left` and `top` are the position of the first one. */
function row(people: readonly Person[], left: number, top: number): Figure {
  return (x, y) => {
    const person = people[Math.floor((x - left) / personWidth)];
    if (!person || x < left || y < top || y >= top + personHeight) return 0;
    const [column, line] = [(x - left) % personWidth, y - top];
    if (person.free) return isStitched(person.kind, column, line) ? outline : 0;
    return [0, hair, skin, garment(person.main), garment(person.trim)]['.#+o*'.indexOf(at(person.kind, column, line))] ?? 0;
  };
}

/** Whether a cell is part of a dashed outline. It has two rows of every three, and all of the last row. */
export function isStitched(kind: Kind, x: number, y: number): boolean {
  const around = [at(kind, x + 1, y), at(kind, x - 1, y), at(kind, x, y + 1), at(kind, x, y - 1)];
  return at(kind, x, y) !== '.' && around.includes('.') && (y % 3 !== 2 || y === personHeight - 1);
}

function at(kind: Kind, x: number, y: number): string {
  return figurines[kind][y]?.charAt(x) || '.';
}

function until<Item>(rnd: Random, list: readonly Item[], fits: (item: Item) => boolean): Item {
  for (;;) {
    const item = list[Math.floor(rnd() * list.length)];
    if (item !== undefined && fits(item)) return item;
  }
}
