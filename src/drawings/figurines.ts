/** Woven people, 13 x 24 cells. `#` is hair and shoes, `+` skin, `o` the garment, `*` its trim. A free place is only an outline. */
import { dye, tones, type Dye } from './dyes.ts';
import { random, type Random } from './random.ts';
import type { Colours, Figure } from './woven-svg.ts';

const pictures = {
  sari: `
    .....###.....
    ....#####....
    ....##+##....
    ....#+++#....
    ....#+++#....
    .....+++#....
    ......+.##...
    ....ooooo....
    ...ooooooo...
    ..oo*oooooo..
    ..oo*oooooo..
    .oo.**ooo.oo.
    .oo.o**oo.oo.
    ++..oo**o..++
    ....ooo**....
    ....oooo*....
    ...ooooooo...
    ...*******...
    ...ooooooo...
    ..ooooooooo..
    ..*********..
    ..ooooooooo..
    ..ooooooooo..
    .***********.`,
  panjabi: `
    .....###.....
    ....#####....
    ....#+++#....
    ....+++++....
    ....+++++....
    .....+++.....
    ......+......
    ....oo*oo....
    ..oooo*oooo..
    ..oooo*oooo..
    ..oooo*oooo..
    .oo.ooooo.oo.
    .oo.ooooo.oo.
    ++..ooooo..++
    ....ooooo....
    ....ooooo....
    ...ooooooo...
    ...ooooooo...
    ...*******...
    ....##.##....
    ....##.##....
    ....##.##....
    ....##.##....
    ...###.###...`,
  scarf: `
    .....***.....
    ....*****....
    ....*+++*....
    ....*+++*....
    ....*+++*....
    ....**+**....
    ....*****....
    ...*******...
    ..ooo***ooo..
    ..oooo*oooo..
    ..ooooooooo..
    .oo.ooooo.oo.
    .oo.ooooo.oo.
    ++..ooooo..++
    ....ooooo....
    ...ooooooo...
    ...ooooooo...
    ..ooooooooo..
    ..ooooooooo..
    ..*********..
    ....##.##....
    ....##.##....
    ....##.##....
    ...###.###...`,
};

type Kind = keyof typeof pictures;
const kinds = ['sari', 'panjabi', 'scarf'] as const satisfies readonly Kind[];
const drawn: Record<Kind, readonly string[]> = { sari: lines('sari'), panjabi: lines('panjabi'), scarf: lines('scarf') };

export interface Figurine {
  kind: Kind;
  /** Indexes in `peopleColours`. */
  main: number;
  trim: number;
  /** Whether this is a free place (a vacancy). */
  free: boolean;
}

export const figurineWidth = 13;
export const figurineHeight = 24;

const garments = ['muslin', 'indigo', 'turmeric', 'madder', 'leaf'] as const satisfies readonly Dye[];

/** Index of a garment's colour in `peopleColours`. */
export function garment(name: (typeof garments)[number]): number {
  return 3 + garments.indexOf(name);
}

const stitch = 3 + garments.length;

/** Background, hair, skin, garments, then the outline of free places. */
export function peopleColours(ground: string, outline: string): Colours {
  return [ground, tones.hair, tones['small-skin'], ...garments.map(dye), outline];
}

/** Colours of garment and trim that fit together. */
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

/** People for a row. Neighbours never have the same garment colour and rarely the same kind of dress. */
export function crew(seed: string, count: number, free: readonly number[]): Figurine[] {
  const rnd = random(seed);
  const people: Figurine[] = [];
  while (people.length < count) {
    const last = people.at(-1);
    const [main, trim] = until(rnd, dressed, ([worn]) => garment(worn) !== last?.main);
    const kind = until(rnd, kinds, (other) => other !== last?.kind || rnd() >= 0.7);
    people.push({ kind, main: garment(main), trim: garment(trim), free: free.includes(people.length) });
  }
  return people;
}

/** A row of people as a figure. `left` and `top` are the position of the first one. */
export function row(people: readonly Figurine[], left: number, top: number): Figure {
  return (x, y) => {
    const one = people[Math.floor((x - left) / figurineWidth)];
    if (!one || x < left || y < top || y >= top + figurineHeight) return 0;
    const [column, line] = [(x - left) % figurineWidth, y - top];
    if (one.free) return stitched(one.kind, column, line) ? stitch : 0;
    return [0, 1, 2, one.main, one.trim]['.#+o*'.indexOf(at(one.kind, column, line))] ?? 0;
  };
}

/** Whether a cell is part of a dashed outline. It has two rows of every three, and all of the last row. */
export function stitched(kind: Kind, x: number, y: number): boolean {
  const edge = at(kind, x, y) !== '.' && [at(kind, x + 1, y), at(kind, x - 1, y), at(kind, x, y + 1), at(kind, x, y - 1)].includes('.');
  return edge && (y % 3 !== 2 || y === figurineHeight - 1);
}

function at(kind: Kind, x: number, y: number): string {
  return drawn[kind][y]?.charAt(x) || '.';
}

function lines(kind: Kind): string[] {
  return pictures[kind]
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

function until<Item>(rnd: Random, list: readonly Item[], fits: (item: Item) => boolean): Item {
  for (;;) {
    const item = list[Math.floor(rnd() * list.length)];
    if (item !== undefined && fits(item)) return item;
  }
}
