/** The woven pictures of an entry, drawn from its slug. */
import { coverMotif, PALETTES, type Palette, weave } from '#art/weave/cover.ts';
import { dyes } from '#art/weave/dyes.ts';
import type { Project } from '#content/schema.ts';

/**
 * The cover; its pattern as a wide cloth, for places where the cells of the cover would be too large; the cloth that goes on from
 * the left edge of an entry's picture, in this colour (`#1a6b4a`); the border in the colours of a project's client.
 */
export type Subject =
  | { kind: 'cover' | 'pattern'; slug: string }
  | { kind: 'edge'; slug: string; colour: string }
  | { kind: 'border'; slug: string; colours: Project['colours'] };

/** The SVG file. */
export function draw(subject: Subject): string {
  switch (subject.kind) {
    case 'cover':
      return coverMotif(subject.slug);
    case 'pattern':
      return coverCloth(subject.slug);
    case 'edge':
      return edgeCloth(subject.slug, subject.colour);
    case 'border':
      return clientBorder(subject.slug, subject.colours);
  }
}

/** 320 x 124 cells. */
function coverCloth(slug: string): string {
  return weave({ seed: slug, cols: 320, rows: 124, layout: 'field' });
}

/** Figures on the colour (200 x 100 cells). */
function edgeCloth(slug: string, colour: string): string {
  const [, main, second, spark] = nearestPalette(colour);
  return weave({ seed: slug, cols: 200, rows: 100, family: 'jamdani', layout: 'field', palette: [colour, main, second, spark] });
}

/** The palette of the dye that is most like a colour. Its figures are chosen to stand out on that. */
function nearestPalette(colour: string): Palette {
  const distance = (name: keyof typeof PALETTES) =>
    Math.hypot(...channels(dyes[name]).map((value, i) => value - (channels(colour)[i] ?? 0)));
  const names = ['indigo', 'muslin', 'turmeric', 'madder', 'leaf', 'sky'] as const;
  return PALETTES[names.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'indigo'];
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
