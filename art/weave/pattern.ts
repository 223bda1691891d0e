/** The woven patterns of the site (src/drawings), for pictures that are committed. */
import { palettes, pattern, type PaletteName } from '../../src/drawings/pattern.ts';
import { dye } from './dyes.ts';
import { svg } from './woven-svg.ts';

/** The colours of a palette: custom properties in a page, literal ones in a file. */
export function inks(palette: PaletteName): readonly [string, string, string, string] {
  const [ground, main, second, spark] = palettes[palette];
  return [dye(ground), dye(main), dye(second), dye(spark)];
}

export function weave(options: Parameters<typeof pattern>[0]): string {
  const { width, height, figure, colours } = pattern(options);
  return svg(width, height, figure, colours);
}
