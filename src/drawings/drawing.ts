/** The woven pictures of an entry, drawn from its slug. */
import type { Project } from '#content/schema.ts';

/**
 * The cover; its pattern as a wide cloth, for places where the cells of the cover would be too large; the cloth that goes on from
 * the left edge of an entry's picture, in this colour (`#1a6b4a`); the border in the colours of a project's client.
 */
export type Subject =
  | { kind: 'cover' | 'pattern'; slug: string }
  | { kind: 'edge'; slug: string; colour: string }
  | { kind: 'border'; slug: string; colours: Project['colours'] };

/** The address of the drawing. */
export function drawingAddress({ kind, slug }: Subject): string {
  return `/assets/${kind}-${slug}.svg`;
}
