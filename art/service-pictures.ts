/** The woven pictures of the service pages, by file name. */
import type { PaletteName } from '../src/drawings/pattern.ts';
import type { FamilyName } from '../src/drawings/pattern-families.ts';
import { weave } from './weave/pattern.ts';
import { growingCloth } from './weave/growing-cloth.ts';
import { shopSketch } from './weave/shop-sketch.ts';
import { levellingThreads, plumbLine } from './weave/levelling-threads.ts';
import { industryTile } from './weave/tiles.ts';

const palettes = ['indigo', 'muslin', 'turmeric', 'madder', 'leaf', 'sky'] as const satisfies readonly PaletteName[];

export function servicePictures(): Record<string, string> {
  return {
    'levelling-threads': levellingThreads(),
    'plumb-line': plumbLine(),
    ...processPictures('indigo'),
    ...processPictures('leaf'),
    ...processPictures('sky'),
  };
}

/** Those that are tiles (tiles.ts). */
export function serviceTiles(): Record<string, string> {
  return {
    'design-grid': shopSketch(),
    'ferry-ticket': weave({ seed: 'ferry ticket', width: 280, height: 42, family: 'jamdani', layout: 'tersa', palette: 'madder' }),
    'layer-1': layer('year 3', 'jamdani', 'leaf'),
    'layer-2': layer('year 6', 'kantha', 'madder'),
    'layer-3': layer('patch d', 'jamdani', 'indigo'),
    ...Object.fromEntries(palettes.map((palette) => [`industry-${palette}`, industryTile(palette)])),
    'patch-1': patch('patch b', 'kantha', 'sky'),
    'patch-2': patch('patch c', 'jamdani', 'turmeric'),
    'patch-3': patch('patch a', 'warp', 'madder'),
    'patch-4': patch('patch c', 'temple', 'leaf'),
    'patch-5': patch('patch d', 'kantha', 'muslin'),
    'patch-6': patch('patch e', 'temple', 'indigo'),
    'patch-7': patch('patch f', 'kantha', 'madder'),
    'patch-8': patch('patch c', 'warp', 'sky'),
  };
}

/** A cloth that grows over six weeks, in a wide and a narrow form. */
function processPictures(palette: 'indigo' | 'leaf' | 'sky'): Record<string, string> {
  return { [`process-${palette}`]: growingCloth(false, palette), [`process-${palette}-narrow`]: growingCloth(true, palette) };
}

/** One of the layers below a page in the WordPress hero: 120 x 76 cells. */
function layer(seed: string, family: FamilyName, palette: PaletteName): string {
  return weave({ seed, width: 120, height: 76, family, layout: 'field', palette });
}

/** One square of the patchwork: 32 x 32 cells. */
function patch(seed: string, family: FamilyName, palette: PaletteName): string {
  return weave({ seed, width: 32, height: 32, family, layout: 'field', palette });
}
