import { dyes } from '#assets/woven/colours.ts';
import type { Project } from '#content/schema.ts';
import { projectsCloth } from './projects-cloth.ts';
import { cloth, coverPattern, palettes, type Palette, weave } from './woven-pattern.ts';
import { wovenLabel } from './woven-label.ts';
import { peopleFrieze, placesCloth } from './vacancies.ts';
import { statPattern, type StatDye } from './stat-pattern.ts';
import { svg } from './woven-svg.ts';
import { frieze, team } from './team-portraits.ts';

/** What may be drawn. `slug` is the entry's or, for a label, the name of the tool; it is a part of the file's name too. */
export type DrawingSpec = { slug: string } &
  // Of an entry without a picture. The pattern is wide, for places where the cells of the cover would be too large.
  (
    | { kind: 'cover' | 'pattern' }
    // The cloth that goes on from the left edge of an entry's picture, in this colour (`#1a6b4a`).
    | { kind: 'edge'; colour: string }
    // In the colours of a project's client.
    | { kind: 'border'; colours: Project['colours'] }
    // One diamond for each delivered project.
    | { kind: 'projects'; count: number }
    // A statistic: as many motifs, in columns of ten or in rows of this many.
    | { kind: 'stat'; count: number; dye: StatDye; across?: number }
    // The portraits of the team.
    | { kind: 'portraits' }
    // The team with free places.
    | { kind: 'team'; places: number; free: number; perRow: number }
    // The free places of a job.
    | { kind: 'vacancies'; count: number }
    | { kind: 'label' }
  );

/** The SVG file. */
export function drawingSvg(spec: DrawingSpec): string {
  switch (spec.kind) {
    case 'cover':
      return coverPattern(spec.slug);
    case 'pattern':
      return weave({ seed: spec.slug, cols: 320, rows: 124, layout: 'field' });
    case 'edge':
      return edgeCloth(spec.slug, spec.colour);
    case 'border':
      return clientBorder(spec.slug, spec.colours);
    case 'projects':
      return projectsCloth(spec.count);
    case 'stat':
      return statPattern(spec.count, spec.dye, spec);
    case 'portraits':
      return frieze(team);
    case 'team':
      return peopleFrieze({ ...spec, seed: 'front row' });
    case 'vacancies':
      return placesCloth(spec.count);
    case 'label':
      return wovenLabel(spec.slug);
  }
}

/** Figures on the colour (200 x 100 cells), and at the right end a border, since the picture beside it is another cloth. */
function edgeCloth(slug: string, colour: string): string {
  const [cols, rows] = [200, 100];
  const [, main, second, spark] = nearestPalette(colour);
  const palette = [colour, main, second, spark] as const;
  const { figure, colours } = cloth({ seed: slug, cols, rows, family: 'jamdani', layout: 'field', palette });
  return svg(cols, rows, (x, y) => seam(cols - 1 - x, y) ?? figure(x, y), colours);
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

/** The palette of the dye that is most like a colour. Its figures are chosen to stand out on that. */
function nearestPalette(colour: string): Palette {
  const distance = (name: keyof typeof palettes) =>
    Math.hypot(...channels(dyes[name]).map((value, i) => value - (channels(colour)[i] ?? 0)));
  const names = ['indigo', 'muslin', 'turmeric', 'madder', 'leaf', 'sky'] as const;
  return palettes[names.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'indigo'];
}

/** Red, green and blue from 0 to 255. */
function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Warp threads in the client's colours: 240 x 22 cells. For a client with two colours, the others are mixtures of them. */
function clientBorder(slug: string, { ground, ink, threads }: Project['colours']): string {
  const mixed = (part: number) => `color-mix(in oklab, ${ground}, ${ink} ${part}%)`;
  const [main = mixed(45), second = mixed(75)] = threads ?? [];
  return weave({ seed: slug, cols: 240, rows: 22, family: 'warp', layout: 'field', palette: [ground, main, second, ink] });
}
