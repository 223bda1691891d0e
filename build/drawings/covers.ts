/** The woven covers of an entry, all from its slug. */
import { coverMotif, weave } from '#art/weave/cover.ts';

export { coverMotif };

/** The motif as a long cloth (320 x 124 cells), for places where the cover's cells would grow too large. */
export function coverCloth(slug: string): string {
  return weave({ seed: slug, cols: 320, rows: 124, layout: 'field' });
}

/** Warp in a client's two colours and what lies between them: 240 x 22 cells. */
export function clientBorder(slug: string, { ground, ink }: { ground: string; ink: string }): string {
  const between = (part: number) => `color-mix(in oklab, ${ground}, ${ink} ${part}%)`;
  return weave({ seed: slug, cols: 240, rows: 22, family: 'warp', layout: 'field', palette: [ground, between(45), between(75), ink] });
}
