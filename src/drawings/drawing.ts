/** What is drawn of the entries when the site is built. src/data/entry-drawings.ts says which entry has which. */
import { createHash } from 'node:crypto';
import { dyes } from '#assets/woven/colours.ts';
import type { Project } from '#content/schemas/entries.ts';
import { clothSvg, type Cloth, type Figure } from './cloth.ts';
import { nearestPalette, pattern } from './pattern.ts';
import { type PlacesInRow, teamCloth, vacanciesCloth } from './people.ts';

export type DrawingSpec =
  // Of an entry without a picture. The pattern is wide, for places where the cells of the cover would be too large.
  | { kind: 'cover' | 'pattern'; slug: string }
  // The cloth that goes on from the left edge of a post's picture, in this colour (`#1a6b4a`).
  | { kind: 'edge'; slug: string; colour: string }
  // In the colours of a project's client.
  | { kind: 'border'; slug: string; colours: Project['colours'] }
  // The people of the company, and the vacancies of all jobs.
  | { kind: 'team'; people: number; vacancies: number; maxInRow: PlacesInRow }
  // The vacancies of a job.
  | { kind: 'vacancies'; count: number };

/** Another one with each change of how they are drawn, since browsers keep a drawing for a year. A test tells of it. */
const version = 1;

/** `/assets/cover-1a2b3c4d.svg`. */
export function drawingAddress(spec: DrawingSpec): string {
  return `/assets/${drawingName(spec)}.svg`;
}

/** The file's name without the ending. */
export function drawingName(spec: DrawingSpec): string {
  const hash = createHash('sha256').update(JSON.stringify([version, spec, dyes]));
  return `${spec.kind}-${hash.digest('hex').slice(0, 8)}`;
}

/** For an `img`: the address, and the size in cells. */
export type Drawing = { src: string; width: number; height: number };

export function drawing(spec: DrawingSpec): Drawing {
  const { width, height } = clothOf(spec);
  return { src: drawingAddress(spec), width, height };
}

/** The file. */
export function drawingSvg(spec: DrawingSpec): string {
  return clothSvg(clothOf(spec));
}

function clothOf(spec: DrawingSpec): Cloth {
  switch (spec.kind) {
    case 'cover':
      return pattern({ seed: spec.slug, width: 96, height: 54 });
    case 'pattern':
      return pattern({ seed: spec.slug, width: 320, height: 124, layout: 'field' });
    case 'edge':
      return edge(spec.slug, spec.colour);
    case 'border':
      return border(spec.slug, spec.colours);
    case 'team':
      return teamCloth(spec.people, spec.vacancies, spec.maxInRow);
    case 'vacancies':
      return vacanciesCloth(spec.count);
  }
}

/** Figures on the colour, and at the right end a seam, since the picture beside it is another cloth. */
function edge(seed: string, colour: string): Cloth {
  const [, ...others] = nearestPalette(colour);
  const cloth = pattern({ seed, width: 200, height: 100, family: 'jamdani', layout: 'field', palette: [colour, ...others] });
  const figure: Figure = (x, y) => seam(cloth.width - 1 - x, y) ?? cloth.figure(x, y);
  return { ...cloth, figure };
}

/** A border of 20 cells with a diamond in every ten rows. `across` counts from its right edge; undefined outside of it. */
function seam(across: number, y: number): number | undefined {
  if (across >= 20) return undefined;
  if (across === 1 || across === 18) return 3;
  if (across === 3 || across === 16) return 1;
  const d = Math.abs(across - 9.5) + 0.5 + Math.abs((y % 10) - 5);
  if (across < 4 || across > 15) return 0;
  return d < 2 ? 3 : d < 4 ? 2 : d < 6 ? 1 : 0;
}

/** Warp threads in the client's colours. For a client with two colours, the others are mixtures of them. */
function border(seed: string, { ground, ink, threads }: Project['colours']): Cloth {
  const mixed = (part: number) => `color-mix(in oklab, ${ground}, ${ink} ${part}%)`;
  const [main = mixed(45), second = mixed(75)] = threads ?? [];
  return pattern({ seed, width: 240, height: 22, family: 'warp', layout: 'field', palette: [ground, main, second, ink] });
}
