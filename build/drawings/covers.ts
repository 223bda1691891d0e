/** The woven pictures of an entry, drawn from its slug. */
import { coverMotif, weave } from '#art/weave/cover.ts';

export { coverMotif };

/** The cover's pattern as a wide cloth (320 x 124 cells), for places where the cells of the cover would be too large. */
export function coverCloth(slug: string): string {
  return weave({ seed: slug, cols: 320, rows: 124, layout: 'field' });
}

/** Warp threads in the client's two colours and two mixtures of them: 240 x 22 cells. */
export function clientBorder(slug: string, { ground, ink }: { ground: string; ink: string }): string {
  const mixed = (part: number) => `color-mix(in oklab, ${ground}, ${ink} ${part}%)`;
  return weave({ seed: slug, cols: 240, rows: 22, family: 'warp', layout: 'field', palette: [ground, mixed(45), mixed(75), ink] });
}
