import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startTestServer, temporaryFolder, writeSite } from '../test-server.ts';

const bangla = 'হ্যালো, ঢাকা & বিশ্ব';

describe('addresses', () => {
  test('a page is found at its clean address', async () => {
    const { ask } = await startTestServer({ 'services.html': 'all services' });
    expect(await ask('/')).toMatchObject({ status: 200, text: '<h1>Home</h1>' });
    expect(await ask('/services?from=mail')).toMatchObject({ status: 200, text: 'all services' });
  });

  test('a title may contain spaces, & and Bangla letters, however the browser encodes them', async () => {
    const { ask } = await startTestServer({ [`company/blog/${bangla}.html`]: 'post' });
    for (const title of [encodeURIComponent(bangla), encodeURI(bangla)]) {
      expect(await ask(`/company/blog/${title}`)).toMatchObject({ status: 200, text: 'post' });
    }
  });

  test.each([
    ['/services/', '/services'],
    ['/services/?a=1&b=2', '/services?a=1&b=2'],
    ['/services.html', '/services'],
    ['/services.html/', '/services'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/favicon.svg/', '/favicon.svg'],
    ['/company/blog/A%20%26%20B/', '/company/blog/A%20&%20B'],
  ])('%s redirects to %s', async (from, to) => {
    const { ask } = await startTestServer({ 'services.html': '', 'favicon.svg': '', 'company/blog/A & B.html': '' });
    expect(await ask(from)).toMatchObject({ status: 308, headers: { location: to } });
  });

  test('a job is found in any letter case, a post is not', async () => {
    const page = { 'company/career/circular/Senior React Engineer.html': 'job', 'company/blog/Hello.html': 'post' };
    const { ask } = await startTestServer(page);
    const job = '/company/career/circular/Senior%20React%20Engineer';
    expect(await ask(job)).toMatchObject({ status: 200, text: 'job' });
    expect(await ask('/company/career/circular/senior%20react%20ENGINEER?x=1')).toMatchObject({
      status: 308,
      headers: { location: `${job}?x=1` },
    });
    expect(await ask('/company/blog/hello')).toMatchObject({ status: 404 });
    expect(await ask('/Company/Blog/Hello')).toMatchObject({ status: 404 });
  });

  test.each([
    ['/Services', '/services'],
    ['/COMPANY/aboutus/?x=1', '/company/aboutUs?x=1'],
    ['/Company/Career/Circular/cook', '/company/career/circular/Cook'],
  ])('%s, a page in another letter case, redirects to %s', async (from, to) => {
    const pages = { 'services.html': '', 'company/aboutUs.html': '', 'company/career/circular/Cook.html': '' };
    const { ask } = await startTestServer(pages);
    expect(await ask(from)).toMatchObject({ status: 308, headers: { location: to } });
  });

  test('the file of the home page has no other spelling', async () => {
    const { ask } = await startTestServer();
    expect(await ask('/INDEX')).toMatchObject({ status: 404 });
  });

  test('two jobs that differ only in case keep their own addresses', async () => {
    const { ask } = await startTestServer({ 'company/career/circular/QA.html': 'a', 'company/career/circular/Qa.html': 'b' });
    expect(await ask('/company/career/circular/Qa')).toMatchObject({ status: 200, text: 'b' });
    expect(await ask('/company/career/circular/qa')).toMatchObject({ status: 404 });
  });

  test('a folder without a page answers 404, also in another case', async () => {
    const { ask } = await startTestServer({ 'company/career/circular/Empty/picture.txt': '' });
    expect(await ask('/company/career/circular/Empty')).toMatchObject({ status: 404 });
    expect(await ask('/company/career/circular/empty')).toMatchObject({ status: 404 });
  });

  test('a title without the joiners of the folder’s redirects to it, and the reverse', async () => {
    const [joined, plain] = ['র\u200D্যাব', 'মন্ত্র'];
    const { ask } = await startTestServer({ [`company/blog/${joined}.html`]: 'one', [`company/blog/${plain}.html`]: 'two' });
    const at = (title: string) => `/company/blog/${encodeURIComponent(title)}`;
    expect(await ask(at(joined))).toMatchObject({ status: 200, text: 'one' });
    expect(await ask(at(joined.replace('\u200D', '')))).toMatchObject({ status: 308, headers: { location: at(joined) } });
    expect(await ask(at(`${plain}\u200C`))).toMatchObject({ status: 308, headers: { location: at(plain) } });
  });

  test('a title in another Unicode form redirects to that of the folder', async () => {
    const composed = '\u09DF';
    const { ask } = await startTestServer({ [`company/blog/${composed}.html`]: 'post' });
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
      const { ask, siteDir } = await startTestServer({ '.env': 'KEY=1', 'services.html': '' });
      writeSite(join(siteDir, '..'), { 'secret.txt': 'secret' });
      const { status, text } = await ask(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/secret|KEY/);
    },
  );
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

test('a page whose name begins with a dot is served, a file of such a name is not', async () => {
  const { ask } = await startTestServer({ 'company/career/circular/.NET Developer.html': 'job', 'company/career/circular/.htaccess': 'x' });
  expect(await ask('/company/career/circular/.NET%20Developer')).toMatchObject({ status: 200, text: 'job' });
  expect(await ask('/company/career/circular/.net%20developer')).toMatchObject({
    status: 308,
    headers: { location: '/company/career/circular/.NET%20Developer' },
  });
  for (const name of ['.htaccess', '.htaccess/', '.']) {
    expect(await ask(`/company/career/circular/${name}`)).toMatchObject({ status: 404 });
  }
});

test('a former address leads to the present one, also after a new build', async () => {
  const to = '/company/blog/A%20&%20B';
  const record = (from: string) => ({ '_redirects.json': JSON.stringify([{ from, to }]) });
  const { ask, siteDir } = await startTestServer({ 'company/blog/A & B.html': '', ...record('/company/blog/Old%20title') });
  expect(await ask('/company/blog/Old%20title?x=1')).toMatchObject({ status: 308, headers: { location: `${to}?x=1` } });
  expect(await ask('/company/blog/Older%20title')).toMatchObject({ status: 404 });
  writeSite(siteDir, record('/company/blog/Older%20title'));
  await expect.poll(async () => (await ask('/company/blog/Older%20title')).status).toBe(308);
  expect(await ask('/company/blog/Old%20title')).toMatchObject({ status: 404 });
});

test('files that tell a static host what to do are not served', async () => {
  const { ask } = await startTestServer({
    _headers: '/*',
    '_headers.br': '',
    _redirects: '/a /b',
    '.htaccess': '',
    '.well-known/security.txt': 'Contact: x',
  });
  for (const path of ['/_headers', '/%5fheaders', '/_headers.br', '/_redirects', '/.htaccess']) {
    expect(await ask(path), path).toMatchObject({ status: 404 });
  }
  expect(await ask('/.well-known/security.txt')).toMatchObject({
    status: 200,
    text: 'Contact: x',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
});

describe('a folder for each build and a link to the current one', () => {
  const asset = { headers: { 'cache-control': 'public, max-age=31536000, immutable' } };

  /** Two builds, of which the first is served. */
  async function twoBuilds() {
    const folder = temporaryFolder();
    const current = join(folder, 'current');
    const page = { 'index.html': 'home', '404.html': 'lost' };
    writeSite(join(folder, 'builds/1'), { ...page, 'old.html': 'old', 'assets/a-1.js': 'first' });
    writeSite(join(folder, 'builds/2'), { ...page, 'new.html': 'new', 'assets/a-2.js': 'second' });
    symlinkSync('builds/1', current);
    const { ask } = await startTestServer({}, { SITE_DIR: current });
    const switchTo = (build: string) => {
      symlinkSync(`builds/${build}`, `${current}-next`);
      renameSync(`${current}-next`, current);
    };
    return { ask, switchTo };
  }

  test('a new build shows as soon as the link leads to it, and so does the one before', async () => {
    const { ask, switchTo } = await twoBuilds();
    expect([(await ask('/old')).status, (await ask('/new')).status]).toEqual([200, 404]);
    switchTo('2');
    expect([(await ask('/old')).status, (await ask('/new')).text]).toEqual([404, 'new']);
    switchTo('1');
    expect([(await ask('/old')).status, (await ask('/new')).status]).toEqual([200, 404]);
  });

  test('tabs that were open before still get the assets of their build, and nothing else of it', async () => {
    const { ask, switchTo } = await twoBuilds();
    switchTo('2');
    expect(await ask('/assets/a-2.js')).toMatchObject({ status: 200, text: 'second', ...asset });
    expect(await ask('/assets/a-1.js')).toMatchObject({ status: 200, text: 'first', ...asset });
    for (const path of ['/assets/gone.js', '/assets/..%2fold.html', '/assets/../old.html', '/old.html']) {
      expect(await ask(path), path).toMatchObject({ status: 404, text: 'lost' });
    }
  });
});
