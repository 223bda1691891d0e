/** The container has each file and each package that the server and its commands import, and starts therefore. */
import { dirname, join } from 'node:path/posix';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { readSource } from './sources.ts';

const dockerfile = readSource('deploy/site.dockerfile');
/** What is in the image that runs. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const Manifest = z.object({ dependencies: z.record(z.string(), z.string()), imports: z.record(z.string(), z.unknown()) });
const { dependencies, imports } = Manifest.parse(JSON.parse(readSource('package.json')));

test('the container has what its programs import', () => {
  const files = new Set<string>();
  const packages = new Set<string>();
  for (const file of ['server/start.ts', 'server/inbox/cli.ts']) addImports(file, files, packages);
  expect(files.size).toBeGreaterThan(30);
  expect([...files].filter((file) => !copied(file))).toEqual([]);
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});

test('the container runs as an ordinary user', () => {
  expect([...image.matchAll(/^(USER|CMD) (.+)$/gm)].map(([, what, value]) => [what, value])).toEqual([
    ['USER', 'node'],
    ['CMD', '["node", "server/start.ts"]'],
  ]);
});

function addImports(file: string, files: Set<string>, packages: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, name = ''] of readSource(file).matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)'(?: with [^;]+)?;/gm)) {
    if (name.startsWith('node:')) continue;
    if (name.startsWith('#')) addImports(fileOf(name), files, packages);
    else if (name.startsWith('.')) addImports(join(dirname(file), name), files, packages);
    else {
      packages.add(
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
}

/** The file of a name such as '#lib/dates.ts'. */
function fileOf(name: string): string {
  const [room = '', ...rest] = name.split('/');
  return join(String(imports[`${room}/*`]).replace('*', ''), ...rest);
}

/** By one of the lines that copy sources into the image that runs. */
function copied(file: string): boolean {
  const sources = [...image.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
  return sources.some(
    (source) => file === source || file.startsWith(`${source}/`) || (source.endsWith('/*.ts') && dirname(file) === dirname(source)),
  );
}
