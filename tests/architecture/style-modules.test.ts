import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './sources.ts';

test('code takes from a style module only classes that are there, and uses all of them', () => {
  const modules = new Map(sourceFiles('.module.css').map((file) => [file, { styles: readSource(file), users: [] as string[] }]));
  for (const file of sourceFiles('.ts', '.tsx', '.astro')) {
    const source = readSource(file);
    for (const [, name = '', path = ''] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const module = path.startsWith('#') ? path.replace('#', 'src/') : posix.join(posix.dirname(file), path);
      const uses = [...source.matchAll(new RegExp(`(?<![./\\w])${name}(\\.\\w+|\\[)`, 'g'))].map(([, use = '']) => `styles${use}`);
      modules.get(module)?.users.push(...uses);
    }
  }
  expect(
    [...modules].flatMap(([file, { styles, users }]) => strayClasses(styles, users.join('\n')).map((stray) => `${file}: ${stray}`)),
  ).toEqual([]);
});

/** What does not fit between a module's text and the code that takes classes from it as `styles`. */
function strayClasses(styles: string, code: string): string[] {
  const plain = styles.replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|:global\((?:[^()]|\([^()]*\))*\)/g, '');
  const there = new Set([...plain.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  const taken = new Set([...code.matchAll(/\bstyles\.(\w+)/g)].map(([, name = '']) => name));
  const computed = code.includes('styles[');
  return [
    ...[...taken].filter((name) => !there.has(name)).map((name) => `${name} is missing`),
    ...[...there].filter((name) => !computed && !taken.has(name)).map((name) => `${name} is unused`),
  ];
}
