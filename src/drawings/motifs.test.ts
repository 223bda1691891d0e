import { expect, test } from 'vitest';
import { dyes, roles } from '#assets/woven/colours.ts';
import { projectsCloth } from './projects-cloth.ts';
import { tones } from './dyes.ts';
import { freePlaces, peopleFrieze, placesCloth } from './vacancies.ts';
import { statPattern } from './stat-pattern.ts';
import { pieces, drawnCells } from './test-drawn-cells.ts';

test.each([200, 57, 240])('the bolt of %i projects has exactly as many diamonds', (count) => {
  const cells = drawnCells(projectsCloth(count));
  const rows = cells.findLastIndex((row) => row.some((cell) => cell !== '')) + 1;
  // Without the side edges and the border below. A diamond is an area that the background around it does not reach
  const field = cells.slice(0, rows - 20).map((row) => row.slice(6, -6).map((cell) => cell === dyes.muslin));
  expect(pieces(enclosed(field), true)).toBe(count);
});

test.each([1, 9, 10, 90, 100, 852, 960])('the pattern of %i has exactly as many butis, on a wide page and on a phone', (count) => {
  for (const across of [undefined, 28, 10]) {
    const cells = drawnCells(statPattern(count, 'turmeric', across ? { across } : {}));
    const butis = cells.map((row) => row.map((cell) => cell !== dyes.turmeric));
    expect(pieces(butis, false)).toBe(count);
    expect(cells.flat().filter((cell) => cell === dyes.madder).length).toBe(count);
  }
});

test.each([1, 2, 7])('a list entry with %i free places shows as many outlines', (count) => {
  expect(outlines(drawnCells(freePlaces(count)), 13, 24, (cell) => cell !== '')).toBe(count);
});

test.each([0, 1, 7, 44])('the frieze has exactly %i free places of 44', (free) => {
  for (const perRow of [22, 11]) {
    const cells = drawnCells(peopleFrieze({ seed: 'front row', places: 44, free, perRow })).map((row) => row.slice(1));
    const people = cells.slice(4, (44 / perRow) * 29);
    // Only people have hair; the outline of a free place has none
    expect(outlines(people, 13, 29, (cell) => cell === tones.hair || cell === tones['small-skin'])).toBe(44 - free);
    expect(outlines(people, 13, 29, (cell) => cell === dyes.muslin)).toBeGreaterThanOrEqual(free);
  }
});

test.each([0, 1, 2, 5, 12])('the cloth of a circular has exactly %i free places', (count) => {
  const svg = placesCloth(count);
  const stitch = new RegExp(`\\.([a-z]){stroke:${roles['on-band-accent'][0]}}`).exec(svg)?.[1] ?? 'no stitch';
  // The first person of a row is cut off up to the third column
  const cells = drawnCells(svg).map((row) => ['', '', ''].concat(row));
  const free = [cells.slice(1, 25), cells.slice(29, 53)].map((line) => outlines(line, 13, 24, (cell) => cell === stitch));
  expect(free.reduce((sum, part) => sum + part, 0)).toBe(count);
});

test('of more free places than it has room for, the cloth of a circular shows as many as it can', () => {
  for (const count of [13, 100]) expect(placesCloth(count)).toBe(placesCloth(12));
});

/** Number of fields of the given size that have at least one matching cell. */
function outlines(cells: readonly (readonly string[])[], width: number, height: number, match: (cell: string) => boolean): number {
  const found = new Set<string>();
  cells.forEach((row, y) =>
    row.forEach((cell, x) => {
      if (match(cell)) found.add(`${Math.floor(x / width)} ${Math.floor(y / height)}`);
    }),
  );
  return found.size;
}

/** All cells that a flood fill of the background, from the edge inwards, does not reach. */
function enclosed(ground: readonly (readonly boolean[])[]): boolean[][] {
  const left = ground.map((row) => row.map(() => true));
  const [width, height] = [ground[0]?.length ?? 0, ground.length];
  const rim = (x: number, y: number): boolean => x === 0 || y === 0 || x === width - 1 || y === height - 1;
  const all = ground.flatMap((row, y) => row.map((_, x): [number, number] => [x, y]));
  const todo = all.filter(([x, y]) => rim(x, y));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [x, y] = next;
    const row = left[y];
    if (!row?.[x] || !ground[y]?.[x]) continue;
    row[x] = false;
    todo.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return left;
}
