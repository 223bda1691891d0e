import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { unhandledEvents } from '#lib/unhandled-events.ts';
import { readSource, sourceFiles } from './sources.ts';

const code = sourceFiles('.ts', '.tsx', '.css', '.mjs');
const longest = 250;

test(`no file of code is longer than ${longest} lines`, () => {
  expect(code.filter((file) => lineCount(readSource(file)) > longest)).toEqual([]);
});

test('a line count leaves the end of the last line out', () => {
  expect(['', 'a', 'a\n', 'a\nb', 'a\nb\n'].map(lineCount)).toEqual([0, 1, 1, 2, 2]);
});

test('files and folders are named in kebab-case, but for those that GitHub looks for by name', () => {
  expect(sourceFiles('').filter((file) => file.includes('/') && !file.startsWith('.github/') && !isWellNamed(file))).toEqual([]);
});

test('kebab-case is small letters and digits joined by hyphens; papers such as LICENSE keep their usual names', () => {
  const good = [
    'app/ui/cut-text.tsx',
    'app/ui/button.module.css',
    'app/ui/cut.test.ts',
    'a/b-640.avif',
    '.ci/run',
    'content/README.md',
    'a/LICENSE-face.txt',
  ];
  const bad = ['app/ui/CutText.tsx', 'app/ui/cut_text.tsx', 'app/UI/cut.tsx', 'app/ui/cutText.ts', 'a/b c.ts', 'a/-b.ts', 'a/Readme.md'];
  expect([...good, ...bad].filter(isWellNamed)).toEqual(good);
});

test('nothing is put off with a note in the code', () => {
  expect(code.filter((file) => hasReminder(readSource(file)))).toEqual([]);
});

test('a reminder is found in any comment', () => {
  expect([['// TO', 'DO: later'].join(''), ['/* FIX', 'ME */'].join(''), '// to do this', '// METHODS'].map(hasReminder)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('raw colours stand only in the tokens and in art/', () => {
  const plain = code.filter((file) => /^(app|build|server)\//.test(file) && file !== 'app/styles/tokens.css');
  expect(plain.flatMap((file) => rawColours(file, readSource(file)).map((colour) => `${file}: ${colour}`))).toEqual([]);
});

test('raw colours are found in styles and in strings, and nothing else is taken for one', () => {
  expect(rawColours('a.css', 'a:hover { color: #10181b; border: 1px solid rgb(0 0 0 / 50%); }')).toEqual(['#10181b', 'rgb(']);
  expect(rawColours('a.css', '.b { background: linear-gradient(oklch(0.9 0 0), HSL(1 2% 3%)) }')).toEqual(['oklch(', 'hsl(']);
  expect(
    rawColours('a.tsx', `<p style={{ color: '#fff' }} /><path fill="#12345678" /><i style={{ color: \`rgba(0,0,0,\${x})\` }} />`),
  ).toEqual(['#fff', '#12345678', 'rgba(']);
  expect(
    rawColours(
      'a.css',
      '/* not #fff */ #add, a:hover #bed { color: var(--ink); mask: url(x.svg#fade); color: color-mix(in oklch, red, blue) }',
    ),
  ).toEqual([]);
  expect(rawColours('a.tsx', `import x from '#app/add.ts'; const note = 'No. #1234 of 5'; const link = '#contact'; // '#fff'`)).toEqual([]);
});

test('no link is the router’s own, which is rendered anew with each navigation (docs/decisions/0024)', () => {
  const routers = /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router'/;
  expect(code.filter((file) => file.startsWith('app/') && routers.test(readSource(file)))).toEqual([]);
});

test('no component handles an event for which React does not listen', () => {
  const components = code.filter((file) => /^app\/.*\.tsx$/.test(file));
  expect(components.flatMap((file) => unheard(readSource(file)).map((property) => `${file}: ${property}`))).toEqual([]);
});

test('an event for which React does not listen is found by its property', () => {
  expect(unheard('<p onClick={a} onMouseEnter={b} onTransitionEnd={c} onWheelCapture={d} onPointerDown={e} />')).toEqual([
    'onMouseEnter',
    'onTransitionEnd',
    'onWheelCapture',
  ]);
});

test('outside content/ nothing names the company or its addresses', () => {
  const facts = [site.name, site.phone, site.email, site.address.street, site.url, site.chat];
  const product = code.filter((file) => /^(app|build|server)\//.test(file) && !file.includes('.test.'));
  const tellers = product.filter((file) => facts.some((fact) => mentions(readSource(file), fact)));
  expect(tellers).toEqual([]);
});

test('the guide to another company names every file that names this one', () => {
  const facts = [site.name, site.phone, site.email, site.address.street, site.url, site.chat];
  const texts = sourceFiles('').filter((file) => !/\.(png|webp|avif|jpg|woff2|ttf|ico|sqlite)$/.test(file));
  const tellers = texts.filter((file) => facts.some((fact) => mentions(readSource(file), fact)));
  const named = [...readSource('docs/rebrand.md').matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path);
  expect(tellers.filter((file) => !named.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)))).toEqual([]);
});

test('a fact is found however it is written', () => {
  expect(mentions('© SOME company', 'Some Company')).toBe(true);
  expect(mentions('tel:+4711223344', '+47 1122-3344')).toBe(true);
  expect(mentions('some kantha', 'Some Company')).toBe(false);
});

function lineCount(source: string): number {
  return source === '' ? 0 : source.replace(/\n$/, '').split('\n').length;
}

/** The properties for events that never come. React makes 'enter' and 'leave' of 'over' and 'out'. */
function unheard(source: string): string[] {
  const properties = [...source.matchAll(/\bon([A-Z]\w+)=/g)];
  return properties.flatMap(([property, event = '']) => {
    const type = event
      .replace(/Capture$/, '')
      .replace('Enter', 'Over')
      .replace('Leave', 'Out')
      .toLowerCase();
    return unhandledEvents.has(type) ? [property.slice(0, -1)] : [];
  });
}

function isWellNamed(file: string): boolean {
  const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const paper = /^(README|LICEN[CS]E|CONTRIBUTING|CHANGELOG|SECURITY)(-[a-z-]+)?(\.[a-z]+)?$/;
  return (
    posix
      .dirname(file)
      .split('/')
      .every((folder) => kebab.test(folder)) && [kebab, paper].some((name) => name.test(posix.basename(file)))
  );
}

function hasReminder(source: string): boolean {
  return /\b(TO(?:DO)|FIX(?:ME))\b/.test(source);
}

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
