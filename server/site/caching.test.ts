import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startTestServer, writeSite } from '../test-server.ts';

describe('caching and compression', () => {
  test('hashed files are cached forever, everything else is revalidated', async () => {
    const { ask } = await startTestServer({ 'assets/app-1a2b.js': '', 'favicon.svg': '' });
    expect((await ask('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/favicon.svg']) expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });

  test('a browser gets the compressed copy that it accepts: brotli first, then gzip', async () => {
    const page = '<h1>Home</h1>'.repeat(50);
    const { ask } = await startTestServer({
      'index.html': page,
      'index.html.br': brotliCompressSync(page),
      'index.html.gz': gzipSync(page),
    });
    const brotli = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    expect((await ask('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })).headers['content-encoding']).toBe('gzip');
    const plain = await ask('/');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain).toMatchObject({ text: page, headers: { vary: 'accept-encoding' } });
  });

  test('the not-found page is compressed too', async () => {
    const { ask } = await startTestServer({ '404.html.br': brotliCompressSync('gone') });
    const { status, body } = await ask('/nowhere', { headers: { 'accept-encoding': 'br' } });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([404, 'gone']);
  });

  test('an unchanged file is answered with 304 and its ETag, a changed one is sent whole', async () => {
    const { ask, siteDir } = await startTestServer();
    const { etag = '', 'last-modified': modified = '' } = (await ask('/')).headers;
    const same: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag.replace('W/', '')}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ];
    for (const headers of same) {
      const answer = await ask('/', { headers });
      expect(answer).toMatchObject({ status: 304, text: '', headers: { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' } });
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    expect(await ask('/', { headers: { 'if-none-match': '"other"', 'if-modified-since': modified } })).toMatchObject({ status: 200 });
    expect(await ask('/', { headers: { 'if-modified-since': new Date(0).toUTCString() } })).toMatchObject({ status: 200 });
    writeSite(siteDir, { 'index.html': 'a new build' });
    expect(await ask('/', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 200, text: 'a new build' });
  });

  test('an unknown address never answers 304', async () => {
    const { ask } = await startTestServer();
    expect(await ask('/nowhere', { headers: { 'if-none-match': '*' } })).toMatchObject({ status: 404 });
  });

  test.each([
    ['a.js', 'application/javascript; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.svg', 'image/svg+xml'],
    ['a.avif', 'image/avif'],
    ['a.woff2', 'font/woff2'],
    ['a.webmanifest', 'application/manifest+json'],
    ['feed.xml', 'application/atom+xml; charset=utf-8'],
    ['favicon.ico', 'image/vnd.microsoft.icon'],
    ['a.unknown', 'application/octet-stream'],
  ])('%s is sent as %s', async (name, type) => {
    const { ask } = await startTestServer({ [name]: 'x' });
    expect((await ask(`/${name}`)).headers['content-type']).toBe(type);
  });
});
