/**
 * The scene of the home page's hero: threads come down from the header, are woven, and become an order desk. Markup for the
 * page itself, since it uses the page's colours and fonts and moves once: the styles move `warp` by `--i`, `shuttle`, `desk`.
 */
import { band, shuttle } from './loom-band.ts';
import { orderDesk } from './loom-desk.ts';
import { loomSize } from './loom-grid.ts';
import { fringe, warp } from './loom-warp.ts';

/** `label` is what a visitor who does not see the scene is told. */
export function loom(label: string): string {
  const name = label.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const scene = warp() + fringe() + band() + orderDesk() + shuttle();
  return `<svg class="loom" viewBox="0 0 ${loomSize.width} ${loomSize.height}" role="img" aria-label="${name}">${scene}</svg>`;
}
