import { createHash } from 'node:crypto';
import { select, selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { parsePage, textOf, writePage } from './html.ts';
import { readFacts, textOfEntry } from './page-facts.ts';
import { classesOf, finishPage, finishPageWithoutApp, frameClasses } from './page.ts';

const setUp = 'import "/assets/manifest-1.js";\n';
const app = `${setUp}import("/assets/entry.js");`;
const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A &amp; B</title>
<link rel="canonical" href="https://site.example/a"><meta property="og:title" content="A &amp; B"><meta property="og:url" content="https://site.example/a">
<meta property="og:image" content="https://site.example/social/a.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<link rel="modulepreload" href="/assets/manifest-1.js"><link rel="modulepreload" href="/assets/entry.js"><link rel="modulepreload" href="/assets/part.js">
<script type="application/ld+json">{"@type":"Thing"}</script></head>
<body class="one two"><p class="three">1 &lt; 2</p><div data-text><p>An entry</p></div><script>window.context=1</script><script type="module" async="">${app}</script></body></html>`;

const font = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2");unicode-range:U+20-7E}';
const styles = { own: `.one{color:red}${font}`, sheet: '/assets/style.css' };
const origins = { connect: ['https://forms.example'], frame: ['https://maps.example'] };

function finished(source = html) {
  const page = parsePage(source, 'a.html');
  const startScripts = new Map<string, string>();
  finishPage(page, 'a.html', styles, startScripts, origins);
  return { page, startScripts };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('the policy comes before everything that it applies to and has the hash of each inline script and style, but not of JSON-LD', () => {
  const { page } = finished();
  const head = select('head', page)?.children.filter((child) => child.type === 'element');
  expect(head?.[0]?.properties).toEqual({ charSet: 'utf-8' });
  expect(head?.[1]?.properties.httpEquiv).toEqual(['Content-Security-Policy']);
  const policy = String(head?.[1]?.properties.content);
  const scripts = selectAll('script:not([type="application/ld+json"])', page).map(textOf);
  expect(scripts).toHaveLength(3);
  expect(policy).toContain(`script-src 'self' ${scripts.map(hash).join(' ')};`);
  expect(policy).toContain(`style-src-elem 'self' ${hash(styles.own)};`);
  expect(policy).toContain("connect-src 'self' https://forms.example; form-action 'self' https://forms.example;");
  expect(policy).toContain("frame-src https://maps.example; worker-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default built");
});

test('the router’s script becomes a file that the page loads later, after importing the app’s files one by one', () => {
  const { page, startScripts } = finished();
  const [[address, text] = []] = startScripts;
  expect(address).toMatch(/^\/assets\/start-[\w-]{8}\.js$/);
  expect(text).toBe(setUp);
  const script = textOf(select('script[type="module"]', page) ?? { type: 'element', tagName: 'script', properties: {}, children: [] });
  expect(script).toContain(
    `for(const file of ["/assets/part.js","${address}","/assets/entry.js"]){await pressAnswered();await import(file)}`,
  );
  expect(selectAll('link[rel~="modulepreload"]', page)).toEqual([]);
});

test('a font in the sheet loads at once, and one in a file when the page is painted', () => {
  const inSheet = '@font-face{font-family:B;src:url(data:font/woff2;base64,AAAA)format("woff2");unicode-range:U+9F3}';
  const page = parsePage(html.replace('An entry', '৳ 1'), 'a.html');
  finishPage(page, 'a.html', { ...styles, own: styles.own + inSheet }, new Map(), origins);
  const script = selectAll('head script', page).map(textOf).join('');
  expect(script).toContain('document.fonts.load("normal 1em B","৳");');
  expect(script).toContain('[["normal 1em A","1","/assets/a.woff2"]].map(');
});

test('the classes of every page are those around the content', () => {
  const page = parsePage(
    '<!DOCTYPE html><body><a class="a"></a><header class="b c"><p class="d"></p></header><main class="e"><p class="f"></p></main></body>',
    'a.html',
  );
  expect([...frameClasses(page)]).toEqual(['a', 'b', 'c', 'd']);
});

test('a page without the app has its own script, and none of the router’s', () => {
  const page = parsePage(html, 'a.html');
  finishPageWithoutApp(page, 'a.html', styles.own, 'list()', origins);
  const scripts = selectAll('script', page).map(textOf);
  expect(scripts.filter((text) => /context|import/.test(text))).toEqual([]);
  expect(scripts.at(-1)).toBe('list()');
  expect(String(select('meta[http-equiv]', page)?.properties.content)).toContain(hash('list()'));
});

test('the content of the page is not changed', () => {
  const { page } = finished();
  const written = writePage(page);
  expect(written).toContain('<p class="three">1 &#x3C; 2</p>');
  expect(written).toContain('<script type="application/ld+json">{"@type":"Thing"}</script>');
  expect(written).toContain('<script>window.context=1</script>');
  expect(classesOf(page)).toEqual(new Set(['one', 'two', 'three']));
});

test('the facts of a page come from its head, and a page with noindex has no canonical address', () => {
  const page = parsePage(html, 'a.html');
  expect(textOfEntry(page)).toBe('<p>An entry</p>');
  const facts = readFacts(page, 'a.html');
  expect(facts).toEqual({
    file: 'a.html',
    canonical: 'https://site.example/a',
    shared: { title: 'A & B', url: 'https://site.example/a', image: 'https://site.example/social/a.png', width: 1200, height: 630 },
  });
  const hidden = html.replace('<link rel="canonical"', '<meta name="robots" content="noindex"><link rel="other"');
  expect(readFacts(parsePage(hidden, 'a.html'), 'a.html').canonical).toBeUndefined();
});

test.each([
  [
    'no script that starts the app',
    html.replace(' type="module"', ''),
    'a.html: expected an element \'script[type="module"]\', found none',
  ],
  ['a script that does not import the entry', html.replace(app, setUp), 'a.html: expected the app’s script to end with an import'],
  ['no preloads', html.replaceAll('modulepreload', 'preload'), 'a.html: expected links that preload the app’s files'],
  ['two titles', html.replace('</title>', '</title><title>B</title>'), "a.html: expected one element 'title', found 2"],
])('a page with %s stops the build with a message that names its file', (_, source, message) => {
  expect(() => finished(source)).toThrow(message);
});

test.each([
  ['og:image', /<meta property="og:image" [^>]*>/],
  ['canonical', /<link rel="canonical" [^>]*>/],
])('a page without %s stops the build', (name, tag) => {
  expect(() => readFacts(parsePage(html.replace(tag, ''), 'a.html'), 'a.html')).toThrow(
    new RegExp(`^a.html: expected an element .*${name}`),
  );
});

test('invalid markup stops the build with file and line', () => {
  expect(() => parsePage('<!DOCTYPE html>\n<p id="a" id="b">', 'a.html')).toThrow(/^a.html: .*\(line 2\)$/);
});
