/** Writes the woven pictures as files that the app and its styles import (generated/woven/). */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anchalTile, gatheredButis } from '../art/weave/anchal.ts';
import { bolt } from '../art/weave/bolt.ts';
import { lengthEnd } from '../art/weave/cover.ts';
import { role } from '../art/weave/dyes.ts';
import { loom } from '../art/weave/loom.ts';
import { mapCloth } from '../art/weave/map-cloth.ts';
import { favicon, mark } from '../art/weave/mark.ts';
import { missingEnd, missingQuarter } from '../art/weave/missing.ts';
import { person } from '../art/weave/person.ts';
import { freePlaces } from '../art/weave/places.ts';
import { portrait } from '../art/weave/portraits.ts';
import { sprite } from '../art/weave/sprite.ts';
import { founder, frieze, narrowTeam, team } from '../art/weave/team.ts';
import { bar, edgeTile, seamTile, step, teethTile } from '../art/weave/tiles.ts';
import { threads } from '../art/weave/weft.ts';
import { undone404, undoneEnd } from '../art/weave/undone.ts';
import { home } from '../content/pages/home.ts';
import { socialSymbols } from './social-icons.ts';
import { coverCloth, coverMotif } from './woven-covers.ts';
import { servicePictures } from './woven-services.ts';

export async function writeWoven(folder: string): Promise<void> {
  const delivered = home.whyUs.counters[1]?.count ?? 0;
  const pictures: Record<string, string> = {
    anchal: anchalTile(),
    'bar-indigo': bar(6, 'indigo'),
    'bar-leaf': bar(6, 'leaf'),
    'bar-sky': bar(6, 'sky'),
    'bar-turmeric': bar(6, 'turmeric'),
    bolt: bolt(delivered),
    'cloth-product': coverCloth('product'),
    'cover-product': coverMotif('product'),
    'edge-holud': edgeTile({ half: 5, colour: role('holud'), spark: role('action') }),
    'edge-menu': edgeTile({ half: 5, colour: role('brand'), spark: role('action') }),
    // Lighter than its field at night, or its teeth would sink into the ground.
    'edge-vat': edgeTile({ half: 5, colour: role('hem'), spark: 'var(--dye-turmeric)' }),
    favicon: favicon(),
    founder: person(founder, 2),
    // A tile: repeated, it shows as many places as it is wide.
    'free-places': freePlaces(2),
    frieze: frieze(team),
    'frieze-narrow': frieze(narrowTeam, 5),
    gathered: gatheredButis(),
    map: mapCloth(),
    // For the page itself: it must be there at the first paint, in the colours of its place.
    mark: `<svg viewBox="0 0 ${mark.cols} ${mark.rows}" stroke-width=".8" aria-hidden="true">${threads(mark.cols, mark.rows, mark.figure, ['none', 'currentColor', 'var(--action)'])}</svg>`,
    missing: missingQuarter(),
    'perk-1': lengthEnd('perk-1', 'vat'),
    'perk-2': lengthEnd('rajshahi', 'leaf'),
    'perk-3': lengthEnd('perk-7', 'holud'),
    'perk-4': lengthEnd('perk-4', 'sky'),
    'portrait-a': portrait('a'),
    'portrait-b': portrait('b'),
    seam: seamTile(),
    ...servicePictures(),
    sprite: sprite().replace('</svg>', `${socialSymbols()}</svg>`),
    'step-low': step(12),
    'step-middle': step(36),
    'step-high': step(60),
    teeth: teethTile(),
    undone: undone404(false),
    'undone-narrow': undone404(true),
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of Object.entries(pictures)) await writeFile(join(folder, `${name}.svg`), svg);
  const ends = `export const missingEnd = ${JSON.stringify(missingEnd)};\nexport const undoneEnd = ${JSON.stringify(undoneEnd(false))};\n`;
  await writeFile(join(folder, 'ends.ts'), `/** Where the red thread leaves a picture, in parts of its width and height. */\n${ends}`);
  await writeFile(
    join(folder, 'loom.ts'),
    `/** The hero's drawing. */\nexport const loom = ${JSON.stringify(loom(home.hero.imageAlt))};\n`,
  );
}
