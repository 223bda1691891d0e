import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './sources.ts';

/** A file or folder of the project in running text; a name may have placeholders for several: `*` and `{a,b}`. */
const projectPath =
  /(?<![\w/.#-])(?:app|art|bench|build|content|deploy|docs|scripts|server|tests|\.github)\/[\w*{},./-]*(?:\.\w+|\/)(?!\w)/g;

test('every file that a document names exists', () => {
  const missing = sourceFiles('.md')
    .filter((file) => !/^content\/\w+\/|^CHANGELOG/.test(file))
    .flatMap((file) =>
      readSource(file)
        .split('\n')
        .flatMap((line, i) => namedPaths(line).map((path) => ({ path, place: `${file}:${i + 1}` }))),
    )
    .filter(({ path }) => globSync(path).length === 0)
    .map(({ path, place }) => `${place} names ${path}`);
  expect(missing).toEqual([]);
});

test('a path is found in text, in code and in a link, and an address of the site is none', () => {
  const line = 'See `app/ui/*.tsx`, [routes](app/routes.ts), content/blog/ and server/{a,b}.ts. Not /services/app/x nor https://a.b/app/c.';
  expect(namedPaths(line)).toEqual(['app/ui/*.tsx', 'app/routes.ts', 'content/blog/', 'server/{a,b}.ts']);
});

function namedPaths(line: string): string[] {
  return line.match(projectPath) ?? [];
}
