/**
 * The drawing of the home page's hero: threads below the header, a woven band, and the screen of a shop. It is inline markup,
 * because it uses the page's colours and fonts and is animated once: the styles animate `warp` (with `--i`), `band`, `shuttle`,
 * `desk` and `fringe`.
 */
import { band, shuttle } from './loom-band.ts';
import { orderDesk } from './loom-desk.ts';
import { loomSize } from './loom-grid.ts';
import { fringe, warp } from './loom-warp.ts';

/** `label` is the text alternative for screen readers. */
export function loom(label: string): string {
  const name = label.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const scene = `${warp()}${fringe()}<g class="band">${band()}</g>${orderDesk()}${shuttle()}`;
  return `<svg class="loom" viewBox="0 0 ${loomSize.width} ${loomSize.height}" role="img" aria-label="${name}">${scene}</svg>`;
}
