import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { readSource, sourceFiles } from './sources.ts';

const code = sourceFiles('.ts', '.tsx', '.css', '.mjs');

test('raw colours are only in the tokens of screen and paper, in the drawings and in art/', () => {
  const withColours = ['src/styles/tokens.css', 'src/styles/loom.css', 'src/styles/print.css', 'src/assets/woven/', 'src/drawings/'];
  const plain = code.filter(
    (file) => /^(src|server)\//.test(file) && !file.includes('.test.') && !withColours.some((path) => file.startsWith(path)),
  );
  expect(plain.flatMap((file) => rawColours(file, readSource(file)).map((colour) => `${file}: ${colour}`))).toEqual([]);
});

test('the guide to another company names every file that names this one', () => {
  const facts = [site.name, site.phone, site.email, site.address.street, site.url, site.chat];
  const texts = sourceFiles('').filter((file) => !/\.(png|webp|avif|jpg|woff2|ttf|ico|sqlite)$/.test(file));
  const tellers = texts.filter((file) => facts.some((fact) => mentions(readSource(file), fact)));
  const named = [...readSource('docs/rebrand.md').matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path);
  expect(tellers.filter((file) => !named.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)))).toEqual([]);
});

test('scripts find elements by the marks of src/lib/data-attributes.ts, and components write none of them by hand', () => {
  const names = [...readSource('src/lib/data-attributes.ts').matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name]) => name);
  const byHand = new RegExp(`\\sdata-(?:${names.join('|')})(?=[\\s=>/])`);
  const checked = /requiredElement\(|satisfies HookSelector|^\s*\*/;
  const lines = [...code, ...sourceFiles('.astro')]
    .filter((file) => file.startsWith('src/') && !/\.test\.|\.css$|data-attributes\.ts$/.test(file))
    .flatMap((file) => readSource(file).split('\n'));
  expect(lines.filter((line) => (line.includes('[data-') && !checked.test(line)) || byHand.test(line))).toEqual([]);
});

/** The colours written out in a file. Comments do not count; in code only strings that begin as colours do. */
function rawColours(file: string, source: string): string[] {
  const text = source.replaceAll(/\/\*[^]*?\*\//g, '');
  const values = file.endsWith('.css')
    ? [...text.replaceAll(/url\([^)]*\)/g, '').matchAll(/:([^:;{}]+)(?=[;}])/g)]
    : [...text.replaceAll(/^\s*\/\/.*$|\s\/\/\s.*$/gm, '').matchAll(/(?<=['"`])((?:#[0-9a-f]{3,8}(?=['"`])|[a-z]+\()[^'"`]*)/gi)];
  return values
    .flatMap(([value]) => value.match(/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:oklch|oklab|rgba?|hsla?|hwb|lch|lab)\(/gi) ?? [])
    .map((colour) => colour.toLowerCase());
}

/** Whether a text holds a fact, whatever its letters' case and however a number is spaced. */
function mentions(source: string, fact: string): boolean {
  return fold(source).includes(fold(fact));
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '');
}
