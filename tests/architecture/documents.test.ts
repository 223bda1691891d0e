import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readSource, sourceFiles } from './sources.ts';

/** A file or folder of the project in running text; a name may have placeholders for several: `*` and `{a,b}`. */
const projectPath =
  /(?<![\w/.#-])(?:art|bench|content|deploy|docs|editor|scripts|server|src|tests|\.github)\/[\w*{},./-]*(?:\.\w+|\/)(?!\w)/g;

/** Entries are examples in a document: an owner may delete each of them. */
const entries = /^content\/(?:blog|projects|jobs)\//;
/** The collection that docs/architecture.md adds as an example. */
const example = /\bevents\b/;

test('every file that a document names exists', () => {
  const missing = sourceFiles('.md')
    .filter((file) => !/^content\/\w+\/|^CHANGELOG/.test(file))
    .flatMap((file) =>
      readSource(file)
        .split('\n')
        .flatMap((line, i) => namedPaths(line).map((path) => ({ path, place: `${file}:${i + 1}` }))),
    )
    .filter(({ path }) => !entries.test(path) && !example.test(path) && globSync(path).length === 0)
    .map(({ path, place }) => `${place} names ${path}`);
  expect(missing).toEqual([]);
});

test('every command that a document or a workflow names exists', () => {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readSource('package.json')));
  const named = sourceFiles('.md', '.yml')
    .filter((file) => !/^CHANGELOG|^docs\/decisions\//.test(file))
    .flatMap((file) => [...readSource(file).matchAll(/\bnpm run ([a-z:\d]+)/g)].map(([, name = '']) => ({ file, name })));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

function namedPaths(line: string): string[] {
  return line.match(projectPath) ?? [];
}
