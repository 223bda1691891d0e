/** Writes the woven pictures: files that the app and its styles import (generated/woven/). */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bolt } from '#art/weave/bolt.ts';
import { roles } from '#art/weave/dyes.ts';
import { loom } from '#art/weave/loom.ts';
import { mark } from '#art/weave/mark.ts';
import { missingEnd, missingQuarter } from '#art/weave/missing.ts';
import { person } from '#art/weave/person.ts';
import { freePlaces } from '#art/weave/places.ts';
import { portrait } from '#art/weave/portraits.ts';
import { detailSprite, digitSprite, industrySprite, sprite } from '#art/weave/sprite.ts';
import { founder } from '#art/weave/team.ts';
import { threads } from '#art/weave/weft.ts';
import { undone404, undoneEnd } from '#art/weave/undone.ts';
import { heroDrawingAlt, home } from '#content/pages/home.ts';
import { socialSymbols } from './social-icons.ts';
import { draw } from './covers.ts';
import { servicePictures } from './service-pages.ts';
import { writeTiles } from './tiles.ts';

export async function writeWoven(folder: string): Promise<void> {
  const projectCount = home.whyUs.counters[1]?.count ?? 0;
  const pictures: Record<string, string> = {
    'project-count': bolt(projectCount),
    'pattern-product': draw({ kind: 'pattern', slug: 'product' }),
    'cover-product': draw({ kind: 'cover', slug: 'product' }),
    founder: person(founder, 2),
    // The styles repeat it: the wider the box, the more vacancies it shows. At two pixels for a cell a tile of pixels would be soft.
    'vacancies-tile': freePlaces(2),
    // Goes inline into the page: it must be there at the first paint, and it takes the colours of its surroundings.
    mark: `<svg viewBox="0 0 ${mark.cols} ${mark.rows}" stroke-width=".8" aria-hidden="true">${threads(mark.cols, mark.rows, mark.figure, ['none', 'currentColor', 'var(--action)'])}</svg>`,
    'no-results': missingQuarter(),
    'portrait-a': portrait('a'),
    'portrait-b': portrait('b'),
    ...servicePictures(),
    sprite: sprite().replace('</svg>', `${socialSymbols()}</svg>`),
    'detail-sprite': detailSprite(),
    'digit-sprite': digitSprite(),
    'industry-sprite': industrySprite(),
    'not-found': undone404(false),
    'not-found-narrow': undone404(true),
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of Object.entries(pictures)) await writeFile(join(folder, `${name}.svg`), svg);
  await writeTiles(folder);
  const threadModule = `export const noResultsThread = ${JSON.stringify(missingEnd)};\nexport const notFoundThread = ${JSON.stringify(undoneEnd(false))};\n`;
  await writeFile(
    join(folder, 'threads.ts'),
    `/** Where the red thread leaves a picture, as fractions of its width and height. */\n${threadModule}`,
  );
  await writeFile(
    join(folder, 'theme-colours.ts'),
    `/** The page's ground in the light and in the dark scheme, for the bars that browsers draw around the page. */\nexport const themeColours = ${JSON.stringify(roles.ground)};\n`,
  );
  await writeFile(
    join(folder, 'hero.ts'),
    `/** The drawing of the home page's hero. */\nexport const heroDrawing = ${JSON.stringify(loom(heroDrawingAlt))};\n`,
  );
}
