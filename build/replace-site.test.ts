/** A new version takes the place of the old one under the eyes of visitors. */
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer, temporaryFolder, type TestServer, writeSite } from '#server/test-server.ts';
import { replaceSite, takeBack } from './replace-site.ts';

const hour = 3_600_000;
const pages = Array.from({ length: 60 }, (_, i) => `company/blog/post ${i}.html`);

/** A site whose pages each name the script of their version. One page is there only in this version. */
function version(name: string): Record<string, string> {
  const html = `<script src="/assets/app-${name}.js"></script>`;
  return {
    ...Object.fromEntries(['index.html', 'services.html', ...pages, `${name}.html`].map((file) => [file, html])),
    '404.html': 'Oops!!',
    [`assets/app-${name}.js`]: name,
    'feed.xml': name,
    'sw.js': name,
  };
}

/** The same with compressed copies of what browsers ask for. */
function compressed(files: Record<string, string>): Record<string, string | Uint8Array> {
  const copies = Object.entries(files).flatMap(([file, text]) => [
    [`${file}.br`, brotliCompressSync(text)] as const,
    [`${file}.gz`, gzipSync(text)] as const,
  ]);
  return { ...files, ...Object.fromEntries(copies) };
}

test('no request fails while versions take turns, and each page finds its script, compressed or not', async () => {
  const folder = temporaryFolder();
  writeSite(join(folder, 'next/client'), compressed(version('a')));
  await replaceSite(folder);
  const server = await startTestServer({}, { SITE_DIR: join(folder, 'client') });
  const paths = ['/', '/services', '/company/blog/post%207', '/company/blog/post%2059'];
  const end = new AbortController();
  const visitors = ['br', 'gzip', 'identity', 'br'].map(async (encoding) => {
    const seen = new Set<string>();
    while (!end.signal.aborted) {
      for (const path of paths) seen.add(await visit(server, path, encoding));
    }
    return seen;
  });
  for (const name of ['b', 'c', 'd', 'e']) {
    writeSite(join(folder, 'next/client'), compressed(version(name)));
    await replaceSite(folder);
    expect(await visit(server, '/')).toBe(name);
  }
  await takeBack(folder);
  expect(await visit(server, '/')).toBe('d');
  end.abort();
  for (const seen of await Promise.all(visitors)) expect(seen).toContain('d');
});

test('the folder in which Vercel’s program notes the project stays', async () => {
  const folder = temporaryFolder();
  writeSite(join(folder, 'client'), { ...version('a'), '.vercel/project.json': '{}' });
  writeSite(join(folder, 'next/client'), version('b'));
  await replaceSite(folder);
  expect(readFileSync(join(folder, 'client/.vercel/project.json'), 'utf8')).toBe('{}');
  expect(existsSync(join(folder, 'client/a.html'))).toBe(false);
});

/** Opens a page and the script that it names, as a browser does. Gives the version of the page. */
async function visit(server: TestServer, path: string, encoding = 'identity'): Promise<string> {
  const [, script = '', name = ''] = /"(\/assets\/app-(\w)\.js)"/.exec(await read(server, path, encoding)) ?? [];
  expect(await read(server, script, encoding), script).toBe(name);
  return name;
}

async function read({ ask }: TestServer, path: string, encoding: string): Promise<string> {
  const { status, headers, body } = await ask(path, { headers: { 'Accept-Encoding': encoding } });
  expect([status, headers['content-encoding'] ?? 'identity'], path).toEqual([200, encoding]);
  return String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body);
}

test('scripts come before the pages that need them, and the worker, which fetches pages ahead, after all pages', async () => {
  const folder = temporaryFolder();
  const current = join(folder, 'client');
  writeSite(join(folder, 'next/client'), version('a'));
  await replaceSite(folder);
  writeSite(join(folder, 'next/client'), { ...version('b'), 'blocked.html': 'b' });
  mkdirSync(join(current, 'blocked.html'));
  await expect(replaceSite(folder)).rejects.toThrow('blocked.html');
  expect(readFileSync(join(current, 'assets/app-b.js'), 'utf8')).toBe('b');
  expect(readFileSync(join(current, 'sw.js'), 'utf8')).toBe('a');
});

test('scripts of former versions stay for a day, their pages go at once', async () => {
  const folder = temporaryFolder();
  const current = join(folder, 'client');
  const begin = Date.UTC(2026, 0, 1);
  for (const [name, hours] of [
    ['a', 0],
    ['b', 30],
    ['c', 40],
    ['d', 53],
    ['e', 55],
  ] as const) {
    writeSite(join(folder, 'next/client'), version(name));
    await replaceSite(folder, begin + hours * hour);
    const scripts = ['a', 'b', 'c', 'd', 'e'].filter((other) => existsSync(join(current, `assets/app-${other}.js`)));
    // The first version was replaced after 30 hours, the second after 40.
    expect(scripts.join('')).toBe({ a: 'a', b: 'ab', c: 'abc', d: 'abcd', e: 'bcde' }[name]);
    expect(['a', 'b', 'c', 'd', 'e'].filter((other) => existsSync(join(current, `${other}.html`)))).toEqual([name]);
    expect(readFileSync(join(current, 'feed.xml'), 'utf8')).toBe(name);
  }
});

test('a compressed copy of the former version goes with the file that it is of', async () => {
  const folder = temporaryFolder();
  const file = 'data/jobs.js';
  writeSite(join(folder, 'next/client'), { ...compressed({ [file]: 'many jobs' }), 'index.html': 'a' });
  await replaceSite(folder);
  writeSite(join(folder, 'next/client'), { [file]: 'none', 'index.html': 'b' });
  await replaceSite(folder);
  expect(readdirSync(join(folder, 'client/data'))).toEqual(['jobs.js']);
});

test.each(['', '{"assets/', '[]'])('a record that was cut off (%j) keeps no version from coming', async (record) => {
  const folder = temporaryFolder();
  for (const name of ['a', 'b']) {
    writeFileSync(join(folder, 'superseded.json'), record);
    writeSite(join(folder, 'next/client'), version(name));
    await replaceSite(folder);
  }
  expect(readFileSync(join(folder, 'client/feed.xml'), 'utf8')).toBe('b');
  expect(existsSync(join(folder, 'client/assets/app-a.js'))).toBe(true);
});

test('without a new version the site stays as it is', async () => {
  const folder = temporaryFolder();
  writeSite(join(folder, 'next/client'), version('a'));
  await replaceSite(folder);
  await expect(replaceSite(folder)).rejects.toThrow('npm run build');
  expect(readFileSync(join(folder, 'client/feed.xml'), 'utf8')).toBe('a');
});

test('a version that is taken back can be put back, and the first one has none before it', async () => {
  const folder = temporaryFolder();
  writeSite(join(folder, 'next/client'), version('a'));
  await replaceSite(folder);
  expect(await takeBack(folder)).toBe(false);
  expect(readFileSync(join(folder, 'client/feed.xml'), 'utf8')).toBe('a');
  writeSite(join(folder, 'next/client'), version('b'));
  await replaceSite(folder);
  for (const name of ['a', 'b', 'a']) {
    const replaced = statSync(join(folder, 'client/feed.xml')).mtimeMs;
    await takeBack(folder);
    expect(readFileSync(join(folder, 'client/feed.xml'), 'utf8')).toBe(name);
    expect(statSync(join(folder, 'client/feed.xml')).mtimeMs, 'who knows a file by its time alone sees a newer one').toBeGreaterThan(
      replaced,
    );
    expect(existsSync(join(folder, `client/${name}.html`))).toBe(true);
  }
});

test('a file that the build has taken over from the last version is in both', async () => {
  const folder = temporaryFolder();
  const [next, current] = [join(folder, 'next/client'), join(folder, 'client')];
  const files = (parent: string) => readdirSync(join(folder, parent), { recursive: true, encoding: 'utf8' }).toSorted();
  writeSite(next, { 'index.html': 'a', 'blog/kept.html': 'kept', 'blog/gone.html': 'gone' });
  await replaceSite(folder);
  for (const name of ['b', 'c']) {
    const former = files('client');
    writeSite(next, { 'index.html': name, 'blog/new.html': name });
    linkSync(join(current, 'blog/kept.html'), join(next, 'blog/kept.html'));
    await replaceSite(folder);
    expect(files('client')).toEqual(['blog', 'blog/kept.html', 'blog/new.html', 'index.html']);
    expect(readFileSync(join(current, 'index.html'), 'utf8')).toBe(name);
    expect(readFileSync(join(current, 'blog/kept.html'), 'utf8')).toBe('kept');
    expect(files('previous')).toEqual(former);
  }
  await takeBack(folder);
  expect(readFileSync(join(current, 'index.html'), 'utf8')).toBe('b');
  expect(readFileSync(join(current, 'blog/kept.html'), 'utf8')).toBe('kept');
});
