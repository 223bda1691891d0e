import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './sources.ts';

/** A file or folder of the project in running text; a name may have placeholders for several: `*` and `{a,b}`. */
const projectPath =
  /(?<![\w/.#-])(?:app|art|bench|build|content|deploy|docs|scripts|server|tests|\.github)\/[\w*{},./-]*(?:\.\w+|\/)(?!\w)/g;

/** Entries are examples in a document: an owner may delete each of them. */
const entries = /^content\/(?:blog|projects|jobs)\//;

test('every file that a document names exists', () => {
  const missing = sourceFiles('.md')
    .filter((file) => !/^content\/\w+\/|^CHANGELOG/.test(file))
    .flatMap((file) =>
      readSource(file)
        .split('\n')
        .flatMap((line, i) => namedPaths(line).map((path) => ({ path, place: `${file}:${i + 1}` }))),
    )
    .filter(({ path }) => !entries.test(path) && globSync(path).length === 0)
    .map(({ path, place }) => `${place} names ${path}`);
  expect(missing).toEqual([]);
});

test('a path is found in text, in code and in a link, and an address of the site is none', () => {
  const line = 'See `app/ui/*.tsx`, [routes](app/routes.ts), content/blog/ and server/{a,b}.ts. Not /services/app/x nor https://a.b/app/c.';
  expect(namedPaths(line)).toEqual(['app/ui/*.tsx', 'app/routes.ts', 'content/blog/', 'server/{a,b}.ts']);
});

test('every fault names the test that proves it, and that test exists', () => {
  const rows = readSource('docs/faults.md')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (fault|-)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const tests = namedTests(row);
    expect(tests, row).not.toEqual([]);
    for (const { file, name } of tests) expect(readSource(file), file).toContain(name);
  }
});

/** The tests in a row of the table of faults: after a file the names of its tests, each in quotation marks. */
function namedTests(row: string): { file: string; name: string }[] {
  return [...row.matchAll(/([\w./-]+\.ts): ((?:'[^']+'(?:, )?)+)/g)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => ({ file, name })),
  );
}

function namedPaths(line: string): string[] {
  return line.match(projectPath) ?? [];
}
