import { importsOf } from './scan-imports.ts';

interface Row {
  /** A folder or file; `app/features/*` is each folder in it by itself. The longest that fits a file is its area. */
  area: string;
  /** Beside the area itself: folders and files. `type …` allows what leaves nothing behind when the program runs. */
  uses: readonly string[];
}

const appParts = ['app/lib', 'app/ui', 'app/sections', 'app/features', 'app/layout'];

/** Which part may import which: every arrow points one way (docs, architecture). Tests beside their subject may use tests/support too. */
export const importTable: readonly Row[] = [
  { area: 'app/lib', uses: [] },
  { area: 'app/ui', uses: ['app/lib', 'content/constants.ts', 'generated/woven', 'type content/entries.ts', 'type content/schema.ts'] },
  // Words come as props, so that a section serves any page.
  { area: 'app/sections', uses: ['app/lib', 'app/ui', 'content/constants.ts', 'generated/woven', 'type content'] },
  // Features never meet: a route composes them.
  { area: 'app/features/*', uses: ['app/lib', 'app/ui', 'content/constants.ts', 'content/forms.ts', 'generated', 'type content'] },
  {
    area: 'app/layout',
    uses: ['app/lib', 'app/ui', 'content/constants.ts', 'content/navigation.ts', 'content/pages/layout.ts', 'content/site.ts', 'generated/woven', 'type content'],
  },
  { area: 'app/routes', uses: [...appParts, 'content', 'generated'] },
  { area: 'app', uses: [...appParts, 'content', 'generated'] },
  { area: 'art', uses: ['content'] },
  { area: 'build', uses: ['app/lib', 'art', 'content', 'server'] },
  { area: 'content', uses: [] },
  { area: 'scripts', uses: ['tests/support'] },
  { area: 'server', uses: ['app/features/forms/schema.ts'] },
  { area: 'tests', uses: [...appParts, 'art', 'build', 'content', 'generated', 'scripts', 'server', 'package.json'] },
  // The tools' own files at the root.
  { area: '', uses: ['build', 'tests/support'] },
];

/** A sentence for each import of a file that the table forbids. */
export function forbiddenImports(file: string, source: string): string[] {
  const own = areaOf(file);
  if (own === undefined) return [`${file} stands in no area of the import table`];
  const { uses } = own.row;
  const allowed = /\.test\.tsx?$/.test(file) ? [...uses, 'tests/support'] : uses;
  const may = `${own.name || 'the root'} may only use ${[...(own.name ? ['itself'] : []), ...allowed].join(', ')}`;
  return importsOf(file, source)
    .filter(({ target, typesOnly }) => areaOf(target)?.name !== own.name && !allowed.some((use) => covers(use, target, typesOnly)))
    .map(({ target }) => `${file} imports ${target}: ${may}`);
}
