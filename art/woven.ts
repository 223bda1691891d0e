/** Writes the woven pictures that do not depend on content: files that components and style sheets import (src/assets/woven/). */
import { writeFile } from 'node:fs/promises';
import { roles } from '../src/assets/woven/colours.ts';
import { portrait } from './weave/portrait.ts';
import { writePreviewGround } from './preview-ground.ts';
import { servicePictures } from './service-pictures.ts';
import { socialDrawings } from './social-icons.ts';
import { detailDrawings, digitDrawings, serviceDrawings, industryDrawings } from './weave/inline-drawings.ts';
import { loom } from './weave/hero-drawing.ts';
import { noResultsEnd, noResultsMedallion } from './weave/no-results-medallion.ts';
import { testimonialPortrait } from './weave/testimonial-portraits.ts';
import { notFoundCloth, notFoundEnd } from './weave/not-found-cloth.ts';
import { weave } from './weave/pattern.ts';
import { projectsCloth } from './weave/projects-cloth.ts';
import { statisticCloths } from './weave/statistics.ts';
import { founder, frieze } from './weave/team.ts';
import { toolLabels } from './weave/tool-labels.ts';
import { freePlaces } from './weave/vacancies-tile.ts';
import { writeTiles } from './write-tiles.ts';

const folder = 'src/assets/woven';

/** The delivered projects (home page). With another number the page has no such picture. */
const projects = 200;

const pictures: Record<string, string> = {
  'pattern-product': weave({ seed: 'product', width: 320, height: 124, layout: 'field' }),
  'cover-product': weave({ seed: 'product', width: 96, height: 54 }),
  founder: portrait(founder, 2),
  team: frieze(),
  [`projects-${projects}`]: projectsCloth(projects),
  ...statisticCloths(),
  ...toolLabels(),
  // The styles repeat it: the wider the box, the more vacancies it shows. At two pixels for a cell a tile of pixels would be soft.
  'vacancies-tile': freePlaces(2),
  'no-results': noResultsMedallion(),
  'portrait-a': testimonialPortrait('a'),
  'portrait-b': testimonialPortrait('b'),
  ...servicePictures(),
  'not-found': notFoundCloth(false),
  'not-found-narrow': notFoundCloth(true),
};

/** What components take as data: the module, what it is, the constants in it. */
const modules: [name: string, what: string, constants: Record<string, unknown>][] = [
  [
    'threads',
    'Where the red thread leaves a picture, as fractions of its width and height.',
    { noResultsThread: noResultsEnd, notFoundThread: notFoundEnd(false) },
  ],
  [
    'theme-colours',
    'The page’s ground in the light and in the dark scheme, for the bars that browsers draw around the page.',
    { themeColours: roles.ground },
  ],
  ['hero', 'The drawing of the home page’s hero: what is inside of its `svg`.', { heroDrawing: loom() }],
  ['service-icons', 'The icons of services and products.', { serviceIcons: serviceDrawings() }],
  ['detail-icons', 'The icons of what services and products consist of.', { detailIcons: detailDrawings() }],
  ['digits', 'The characters of numbers.', { digits: digitDrawings() }],
  ['industry-icons', 'The icons of industries.', { industryIcons: industryDrawings() }],
  ['social-icons', 'The logos of social networks.', { socialIcons: socialDrawings }],
];

export async function writeWoven(): Promise<void> {
  for (const [name, svg] of Object.entries(pictures)) await writeFile(`${folder}/${name}.svg`, svg);
  await writeTiles(folder);
  await writePreviewGround(`${folder}/preview-ground.png`);
  for (const [name, what, constants] of modules) {
    const lines = Object.entries(constants).map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)} as const;\n`);
    await writeFile(`${folder}/${name}.ts`, `/** ${what} */\n${lines.join('')}`);
  }
}
