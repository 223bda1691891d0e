import { posix } from 'node:path';
import { importsOf } from './scan-imports.ts';

interface Row {
  /**
   * A folder with all that is in it. With `/*` at its end each name in the folder is an area by itself, with `/` at its
   * end it is the files that lie directly in the folder.
   */
  area: string;
  /** Folders and files, beside the area itself. `type …` allows what leaves nothing behind when the program runs. */
  uses: readonly string[];
}

const appParts = ['app/lib', 'app/ui', 'app/sections', 'app/features', 'app/layout'];

/** Which part may import which: every arrow points one way. A test beside its subject may use tests/support and the content too. */
export const importTable: readonly Row[] = [
  { area: 'app/lib', uses: [] },
  { area: 'app/ui', uses: ['app/lib', 'content/constants.ts', 'generated/woven', 'type content/entries.ts', 'type content/schema.ts'] },
  // Words come as props, so that a section serves any page.
  { area: 'app/sections', uses: ['app/lib', 'app/ui', 'content/constants.ts', 'generated/woven', 'type content'] },
  // Features never meet: a route composes them.
  {
    area: 'app/features/*',
    uses: ['app/lib', 'app/ui', 'content/constants.ts', 'content/forms.ts', 'content/pictures.ts', 'generated', 'type content'],
  },
  {
    area: 'app/layout',
    uses: [
      'app/lib',
      'app/ui',
      'content/constants.ts',
      'content/navigation.ts',
      'content/pages/layout.ts',
      'content/site.ts',
      'generated/woven',
      'type content',
    ],
  },
  { area: 'app/routes/*', uses: [...appParts, 'content', 'generated'] },
  { area: 'app/', uses: [...appParts, 'app/styles', 'content', 'generated'] },
  // The browser draws the scenes.
  { area: 'art', uses: ['content', 'tests/support/browser.ts'] },
  { area: 'bench', uses: ['scripts', 'tests/support'] },
  { area: 'build', uses: ['app/lib', 'art', 'content', 'server'] },
  { area: 'content', uses: [] },
  { area: 'scripts', uses: ['tests/support'] },
  { area: 'server', uses: ['app/features/forms/schema.ts', 'app/features/forms/wire.ts', 'content/constants.ts'] },
  { area: 'tests', uses: [...appParts, 'art', 'build', 'content', 'generated', 'scripts', 'server', 'package.json'] },
  // Configuration of the tools.
  { area: './', uses: ['build', 'generated/paths.ts', 'tests/support'] },
];

/** A sentence for each import of a file that the table forbids. */
export function forbiddenImports(file: string, source: string): string[] {
  const own = areaOf(file);
  if (!own) return [`${file} stands in no area of the import table (tests/architecture/import-table.ts)`];
  const uses = /\.test\.tsx?$/.test(file) ? [...own.uses, 'content', 'tests/support'] : own.uses;
  return importsOf(file, source)
    .filter(({ target, typesOnly }) => areaOf(target)?.name !== own.name && !uses.some((use) => covers(use, target, typesOnly)))
    .map(({ target }) => `${file} imports ${target}: ${own.name} may only use ${['itself', ...uses].join(', ')}`);
}

interface Area {
  name: string;
  uses: readonly string[];
}

/** The area that a file stands in. Rows do not overlap, so the first that fits is the only one. */
export function areaOf(file: string): Area | undefined {
  for (const { area, uses } of importTable) {
    const name = nameWithin(area, file);
    if (name !== undefined) return { name, uses };
  }
  return undefined;
}

function nameWithin(area: string, file: string): string | undefined {
  const folder = area.replace(/\/\*?$/, '');
  if (area.endsWith('/')) return posix.dirname(file) === folder ? area : undefined;
  if (!file.startsWith(`${folder}/`)) return undefined;
  return area.endsWith('/*') ? `${folder}/${file.slice(folder.length + 1).split(/[/.]/)[0]}` : area;
}

function covers(use: string, target: string, typesOnly: boolean): boolean {
  if (use.startsWith('type ')) return typesOnly && covers(use.slice('type '.length), target, typesOnly);
  return target === use || target.startsWith(`${use}/`);
}
