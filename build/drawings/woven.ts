/** Writes the woven pictures: files that the app and its styles import (generated/woven/). */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bolt } from '#art/weave/bolt.ts';
import { roles } from '#art/weave/dyes.ts';
import { detailDrawings, digitDrawings, glyphDrawings, industryDrawings } from '#art/weave/icons.ts';
import { loom } from '#art/weave/loom.ts';
import { mark } from '#art/weave/mark.ts';
import { missingEnd, missingQuarter } from '#art/weave/missing.ts';
import { person } from '#art/weave/person.ts';
import { freePlaces } from '#art/weave/places.ts';
import { portrait } from '#art/weave/portraits.ts';
import { founder } from '#art/weave/team.ts';
import { threads } from '#art/weave/weft.ts';
import { undone404, undoneEnd } from '#art/weave/undone.ts';
import { heroDrawingAlt, home } from '#content/pages/home.ts';
import { socialDrawings } from './social-icons.ts';
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
    'not-found': undone404(false),
    'not-found-narrow': undone404(true),
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of Object.entries(pictures)) await writeFile(join(folder, `${name}.svg`), svg);
  await writeTiles(folder);
  await writeModules(folder);
}

/** What the app takes as data, each constant in the module of this name. */
async function writeModules(folder: string): Promise<void> {
  const modules: Record<string, [what: string, constants: Record<string, unknown>]> = {
    threads: [
      'Where the red thread leaves a picture, as fractions of its width and height.',
      { noResultsThread: missingEnd, notFoundThread: undoneEnd(false) },
    ],
    'theme-colours': [
      'The page’s ground in the light and in the dark scheme, for the bars that browsers draw around the page.',
      { themeColours: roles.ground },
    ],
    hero: ['The drawing of the home page’s hero.', { heroDrawing: loom(heroDrawingAlt) }],
    glyphs: ['The icons of services and products.', { glyphs: glyphDrawings() }],
    'detail-icons': ['The icons of what services and products consist of.', { detailIcons: detailDrawings() }],
    digits: ['The characters of numbers.', { digits: digitDrawings() }],
    'industry-icons': ['The icons of industries.', { industryIcons: industryDrawings() }],
    'social-icons': ['The logos of social networks.', { socialIcons: socialDrawings }],
  };
  for (const [name, [what, constants]] of Object.entries(modules)) {
    const lines = Object.entries(constants).map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)} as const;\n`);
    await writeFile(join(folder, `${name}.ts`), `/** ${what} */\n${lines.join('')}`);
  }
}
