import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './sources.ts';

/** A file or folder of the project in running text; a name may have placeholders for several: `*` and `{a,b}`. */
const projectPath =
  /(?<![\w/.#-])(?:art|bench|content|deploy|docs|editor|scripts|server|src|tests|\.github)\/[\w*{},./-]*(?:\.\w+|\/)(?!\w)/g;

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

function namedPaths(line: string): string[] {
  return line.match(projectPath) ?? [];
}
