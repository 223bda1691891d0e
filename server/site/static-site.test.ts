import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startTestServer, writeSite } from '../test-server.ts';

const bangla = 'হ্যালো, ঢাকা & বিশ্ব';

describe('addresses', () => {
  test('a page is found at its clean address', async () => {
    const { ask } = await startTestServer({ 'services/index.html': 'all services' });
    expect(await ask('/')).toMatchObject({ status: 200, text: '<h1>Home</h1>' });
    expect(await ask('/services?from=mail')).toMatchObject({ status: 200, text: 'all services' });
  });

  test('a title may contain spaces, & and Bangla letters, however the browser encodes them', async () => {
    const { ask } = await startTestServer({ [`company/blog/${bangla}/index.html`]: 'post' });
    for (const title of [encodeURIComponent(bangla), encodeURI(bangla)]) {
      expect(await ask(`/company/blog/${title}`)).toMatchObject({ status: 200, text: 'post' });
    }
  });

  test.each([
    ['/services/', '/services'],
    ['/services/?a=1&b=2', '/services?a=1&b=2'],
    ['/services/index.html', '/services'],
    ['/index.html', '/'],
    ['/favicon.svg/', '/favicon.svg'],
    ['/company/blog/A%20%26%20B/', '/company/blog/A%20&%20B'],
  ])('%s redirects to %s', async (from, to) => {
    const { ask } = await startTestServer({ 'services/index.html': '', 'favicon.svg': '', 'company/blog/A & B/index.html': '' });
    expect(await ask(from)).toMatchObject({ status: 308, headers: { location: to } });
  });

  test('a job is found in any letter case, a post is not', async () => {
    const page = { 'company/career/circular/Senior React Engineer/index.html': 'job', 'company/blog/Hello/index.html': 'post' };
    const { ask } = await startTestServer(page);
    const job = '/company/career/circular/Senior%20React%20Engineer';
    expect(await ask(job)).toMatchObject({ status: 200, text: 'job' });
    expect(await ask('/company/career/circular/senior%20react%20ENGINEER?x=1')).toMatchObject({
      status: 308,
      headers: { location: `${job}?x=1` },
    });
    expect(await ask('/company/blog/hello')).toMatchObject({ status: 404 });
  });

  test('two jobs that differ only in case keep their own addresses', async () => {
    const { ask } = await startTestServer({ 'company/career/circular/QA/index.html': 'a', 'company/career/circular/Qa/index.html': 'b' });
    expect(await ask('/company/career/circular/Qa')).toMatchObject({ status: 200, text: 'b' });
    expect(await ask('/company/career/circular/qa')).toMatchObject({ status: 404 });
  });

  test('a folder without a page answers 404, also in another case', async () => {
    const { ask } = await startTestServer({ 'company/career/circular/Empty/picture.txt': '' });
    expect(await ask('/company/career/circular/Empty')).toMatchObject({ status: 404 });
    expect(await ask('/company/career/circular/empty')).toMatchObject({ status: 404 });
  });

  test('a title in another Unicode form redirects to that of the folder', async () => {
    const composed = '\u09DF';
    const { ask } = await startTestServer({ [`company/blog/${composed}/index.html`]: 'post' });
    const decomposed = encodeURIComponent(composed.normalize('NFD'));
    expect(await ask(`/company/blog/${decomposed}`)).toMatchObject({
      status: 308,
      headers: { location: `/company/blog/${encodeURIComponent(composed)}` },
    });
  });
});

describe('missing pages', () => {
  test('an unknown address answers 404 with the not-found page', async () => {
    const { ask } = await startTestServer();
    for (const path of [
      '/nowhere',
      '/nowhere/',
      '/a/b/c',
      '/assets/gone.js',
      '/404.html',
      `/${'x'.repeat(300)}`,
      '/%zz',
      '//example.org/',
    ]) {
      expect(await ask(path)).toMatchObject({ status: 404, text: '<h1>Oops!!</h1>', headers: { 'cache-control': 'no-cache' } });
    }
  });

  test('an address below a file answers 404 with the not-found page', async () => {
    const { ask } = await startTestServer({ 'robots.txt': 'User-agent: *' });
    for (const path of ['/robots.txt/x', '/robots.txt/x/y', '/index.html/x']) {
      expect(await ask(path), path).toMatchObject({ status: 404, text: '<h1>Oops!!</h1>' });
    }
  });

  test('an unknown entry of a list answers with the list’s own not-found page', async () => {
    const { ask } = await startTestServer({ 'company/blog/404.html': 'Blog not found.' });
    expect(await ask('/company/blog/nothing')).toMatchObject({ status: 404, text: 'Blog not found.' });
    expect(await ask('/company/blog/nothing/below')).toMatchObject({ status: 404, text: '<h1>Oops!!</h1>' });
  });

  test('a site without a not-found page still answers 404', async () => {
    const { ask, siteDir } = await startTestServer();
    renameSync(join(siteDir, '404.html'), join(siteDir, 'other.html'));
    expect(await ask('/nowhere')).toMatchObject({ status: 404 });
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/services/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/.env'])(
    '%s does not lead out of the site or to a hidden file',
    async (path) => {
      const { ask, siteDir } = await startTestServer({ '.env': 'KEY=1', 'services/index.html': '' });
      writeSite(join(siteDir, '..'), { 'secret.txt': 'secret' });
      const { status, text } = await ask(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/secret|KEY/);
    },
  );
});

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
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    expect((await ask('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })).headers['content-encoding']).toBe('gzip');
    const plain = await ask('/');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain).toMatchObject({ text: page, headers: { vary: 'Accept-Encoding' } });
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
      expect(answer).toMatchObject({ status: 304, text: '', headers: { etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' } });
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
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.svg', 'image/svg+xml; charset=utf-8'],
    ['a.avif', 'image/avif'],
    ['a.woff2', 'font/woff2'],
    ['a.webmanifest', 'application/manifest+json'],
    ['a.unknown', 'application/octet-stream'],
  ])('%s is sent as %s', async (name, type) => {
    const { ask } = await startTestServer({ [name]: 'x' });
    expect((await ask(`/${name}`)).headers['content-type']).toBe(type);
  });
});

describe('methods', () => {
  test('HEAD answers like GET, without the body', async () => {
    const { ask } = await startTestServer();
    const [get, head] = [await ask('/'), await ask('/', { method: 'HEAD' })];
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': '13', etag: get.headers.etag } });
    expect(await ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed for pages', async (method) => {
    const { ask } = await startTestServer();
    expect(await ask('/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

test('an asset has nosniff and no other security header', async () => {
  const { ask } = await startTestServer({ 'assets/a.js': '1' });
  const { headers } = await ask('/assets/a.js');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('permissions-policy');
});

test('every response to a request for a page or from a form has the security headers', async () => {
  const { ask } = await startTestServer({ 'services/index.html': '' });
  const answers = [
    await ask('/'),
    await ask('/services/'),
    await ask('/nowhere'),
    await ask('/', { method: 'POST' }),
    await ask('/api/submit'),
    await ask('/', { headers: { host: 'not a host' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 308, 404, 405, 405, 400]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  }
});
