/**
 * The drawing of the home page's hero: threads below the header, a woven band, and the screen of a shop. It is inline markup,
 * because it uses the page's colours and fonts and is animated once: the styles animate `warp` (with `--i`), `band`, `shuttle`,
 * `screen` and `fringe`.
 */
import { band, shuttle } from './loom-band.ts';
import { shopScreen } from './shop-screen.ts';
import { fringe, warp } from './loom-warp.ts';

/** What is inside of the `svg` element, whose view box is 820 x 796. */
export function loom(): string {
  return `${warp()}${fringe()}<g class="band">${band()}</g>${shopScreen()}${shuttle()}`;
}
