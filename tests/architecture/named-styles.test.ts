import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './sources.ts';

const sheets = sourceFiles('.css').filter(
  (file) => file.startsWith('src/') && !/^src\/(assets|styles\/(tokens|conditions|fonts))/.test(file),
);

/**
 * How many sizes, spaces and conditions of a folder have no name of src/styles (docs/styles.md). Each is one that somebody has to
 * defend: these numbers only ever become smaller.
 */
const unnamed: Record<string, [sizes: number, spaces: number, widths: number]> = {
  'src/components/blog': [1, 0, 1],
  'src/components/jobs': [0, 3, 0],
  'src/components/layout': [2, 3, 0],
  'src/components/portfolio': [0, 1, 0],
  'src/components/products': [0, 0, 2],
  'src/components/search': [0, 2, 0],
  'src/components/sections/about': [1, 0, 0],
  'src/components/sections/faq': [1, 0, 0],
  'src/components/sections/home': [2, 5, 0],
  'src/components/sections': [1, 0, 0],
  'src/components/sections/services': [2, 5, 0],
  'src/components/ui': [0, 2, 1],
  'src/styles': [1, 0, 1],
};

test('sizes, spaces and widths have a name, but for those counted here', () => {
  const found: typeof unnamed = {};
  for (const file of sheets) {
    const css = readSource(file).replaceAll(/\/\*[^]*?\*\//g, '');
    const sizes = declared(css, 'font-size|font').filter((value) => /\d(rem|px|vw)\b/.test(value)).length;
    const spaces = declared(css, '(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?').filter((value) =>
      /(?<![\w.])(?:\d*\.\d+|\d+)(rem|px)\b/.test(value.replaceAll(/(?<![\w.])[0-3]px/g, '')),
    ).length;
    const widths = [...css.matchAll(/@media ([^{]+)/g)].filter(([, condition = '']) => /\d(em|rem|px)\b/.test(condition)).length;
    if (sizes + spaces + widths === 0) continue;
    const folder = posix.dirname(file);
    const [a, b, c] = found[folder] ?? [0, 0, 0];
    found[folder] = [a + sizes, b + spaces, c + widths];
  }
  expect(found).toEqual(unnamed);
});

test('who shows a layout that not every page has imports its sheet', () => {
  const owners = {
    'diamond.css': ['diamond'],
    'disclosure.css': ['disclosure'],
    'one-link.css': ['frame', 'one-link'],
    'plus.css': ['plus', 'plus-text'],
    'points.css': ['points'],
    'price-table.css': ['price-table'],
    'search-input.css': ['search-input'],
  };
  /** What comes with the results. */
  const later = readSource('src/components/search/search.css');
  const missing = sourceFiles('.tsx', '.astro').flatMap((file) => {
    const code = readSource(file);
    const imports = file.startsWith('src/components/search/') ? later : code;
    const words = [...code.matchAll(/class(?:Name)?=(?:"([^"]*)"|{`([^`]*)`})/g)].flatMap(([, plain = '', template = '']) =>
      (plain || template.replaceAll(/\$\{[^}]*\}/g, '')).split(/\s+/),
    );
    return Object.entries(owners)
      .filter(([sheet, names]) => words.some((word) => names.includes(word)) && !imports.includes(`/${sheet}'`))
      .map(([sheet]) => `${file}: ${sheet}`);
  });
  expect(missing).toEqual([]);
});

test('paper and forced colours have one sheet each', () => {
  expect(sheets.filter((file) => /@media[^{]*(?:print|forced-colors)/.test(readSource(file)))).toEqual([]);
});

test('a picture changes at a named width', () => {
  const named = [...readSource('src/styles/conditions.css').matchAll(/\((?:width|height) [<>]=? ([\d.]+em)\)/g)].map(([, width]) => width);
  const code = sourceFiles('.tsx', '.astro', '.ts').filter((file) => file.startsWith('src/') && !file.includes('.test.'));
  const asked = code.flatMap((file) =>
    [...readSource(file).matchAll(/\(width [<>]=? ([\d.]+em)\)/g)].map(([, width]) => `${file}: ${width}`),
  );
  expect(asked.filter((place) => !named.some((width) => place.endsWith(` ${width}`)))).toEqual([]);
});

function declared(css: string, property: string): string[] {
  return [...css.matchAll(new RegExp(`(?<=[;{]\\s*)(?:${property}):\\s*([^;}]+)`, 'g'))].map(([, value = '']) => value);
}
