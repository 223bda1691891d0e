/** Each host answers as the one table says: our own server, and nginx with the files of deploy/. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/app.ts';
import { ask, collectLog } from '#server/test-server.ts';
import { findProgram } from '../../../scripts/test-programs.ts';
import { expectedAnswers, fault, type Kind, pageHeaders } from './expected-answers.ts';
import { writeSiteForHosts } from './site-for-hosts.ts';
import { examples, startNginx } from './nginx.ts';

const temporary = mkdtempSync(join(tmpdir(), 'hosts-'));
const folder = join(temporary, 'site');
const stops: (() => Promise<void>)[] = [];
const ports = new Map<string, number>();

// On a server for tests it has to be there.
const tested = process.env.CI || findProgram('nginx') ? examples : [];
const own = 'npm start';
const hosts = [own, ...tested];

/** What a host answers otherwise, and why (docs/deployment.md). */
const cannot: Readonly<Record<string, Partial<Record<Kind, string>>>> = {
  'nginx-static.conf': { 'letter case': 'finds no other spelling', 'Unicode form': 'finds no other spelling' },
};

beforeAll(async () => {
  await writeSiteForHosts(folder);
  const environment = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: folder, DATA_DIR: join(temporary, 'inbox'), TRUST_PROXY: '1' };
  const server = await startServer(readConfig(environment), collectLog().log);
  stops.push(server.close);
  ports.set(own, server.port);
  for (const example of tested) {
    const { port, http, stop } = await startNginx(example, { folder, temporary, inbox: server.port });
    stops.push(stop);
    ports.set(example, port);
    ports.set(`${example}, http`, http);
  }
});

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(temporary, { recursive: true, force: true });
});

const to =
  (host: string) =>
  (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(ports.get(host) ?? 0, path, { method, headers: { host: 'www.example.com', ...headers } });

// So that those that are left out are counted.
test.for(examples)('%s can be tested', (example, { skip }) => {
  skip(tested.length === 0, 'nginx is not installed');
  expect(ports.has(example)).toBe(true);
});

describe.each(hosts)('%s', (host) => {
  const request = to(host);

  test('answers every address as it should, by one redirect at most, except what it cannot', async () => {
    const [faults, differing] = [new Array<string>(), new Set<string>()];
    for (const expected of expectedAnswers(folder)) {
      const answer = await request(expected.path);
      const found = fault(expected, plainHeaders(answer), folder);
      const { location } = answer.headers;
      if (location !== undefined) {
        const { pathname, search } = new URL(location, 'http://host.example');
        const { status } = await request(pathname + search);
        if (status !== 200) found.push(`${expected.path}: after the redirect to ${location} comes ${status}`);
      }
      if (found.length === 0) continue;
      if (cannot[host]?.[expected.kind] === undefined) faults.push(...found);
      else differing.add(expected.kind);
    }
    expect(faults).toEqual([]);
    expect(differing).toEqual(new Set(Object.keys(cannot[host] ?? {})));
  });

  test('compresses, and says when nothing has changed', async () => {
    const gzip = await request('/services', { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ ...pageHeaders, 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' });
    expect(gzip.headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(gunzipSync(gzip.body).equals(read('services.html'))).toBe(true);
    const { headers } = await request('/services', { 'accept-encoding': 'gzip, br' });
    // Debian's nginx-light has no brotli.
    expect(headers['content-encoding']).toBe(host === 'nginx-static.conf' ? 'gzip' : 'br');
    const again = await request('/services', { 'accept-encoding': 'gzip', 'if-none-match': gzip.headers.etag ?? 'none' });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('gives the whole text of a page that is not there, whatever the browser has or asks for', async () => {
    const page = await request('/company/blog/nothing', { 'accept-encoding': 'br, gzip' });
    const unpack = page.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(page.body).equals(read('company/blog/404.html'))).toBe(true);
    const { etag = '*' } = (await request('/company/blog/nothing')).headers;
    const conditions = { 'if-none-match': etag, 'if-modified-since': new Date().toUTCString(), range: 'bytes=0-9' };
    for (const [name, value] of Object.entries(conditions)) {
      const again = await request('/company/blog/nothing', { [name]: value });
      expect(again, name).toMatchObject({ status: 404 });
      expect(again.body.equals(read('company/blog/404.html')), name).toBe(true);
    }
  });

  test('gives a part of a file, or all of it', async () => {
    const { status, body } = await request('/favicon.ico', { range: 'bytes=2-5' });
    expect([200, 206]).toContain(status);
    expect(body.equals(status === 206 ? read('favicon.ico').subarray(2, 6) : read('favicon.ico'))).toBe(true);
    expect([200, 416]).toContain((await request('/favicon.ico', { range: 'bytes=5-2' })).status);
  });

  test('answers HEAD as GET without the text, and writes nothing', async () => {
    for (const path of ['/services', '/services/', '/nowhere', '/feed.xml']) {
      const plain = { 'accept-encoding': 'identity' };
      const [head, get] = [await request(path, plain, 'HEAD'), await request(path, plain)];
      expect(head, path).toMatchObject({ status: get.status, text: '' });
      const compared = ({ headers }: typeof get) => [headers['content-type'], headers.etag, headers.location, headers['cache-control']];
      expect(compared(head), path).toEqual(compared(get));
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await request('/services', {}, method)).status, method).toBe(405);
  });

  test('stays with HTTPS behind a proxy that ends it', async () => {
    const { headers } = await request('/services/', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(new URL(headers.location ?? '', 'https://www.example.com').href).toBe('https://www.example.com/services');
  });
});

test.each(hosts)('%s leads the forms to the inbox and sends each header once', async (host) => {
  const { status, headers } = await to(host)('/api/submit', { 'x-forwarded-proto': 'https' });
  expect(status).toBe(405);
  expect(headers).toMatchObject({ ...pageHeaders, 'cache-control': headers['cache-control'] });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test.for(tested.flatMap((example) => [[`${example}, http`, 'www.example.com'] as const, [example, 'example.com'] as const]))(
  '%s leads to the one address of the site from http or from another one (%s)',
  async ([name, host]) => {
    const { status, headers } = await to(name)('/company/blog/A%20b?x=1', { host });
    expect({ status, location: headers.location }).toEqual({ status: 301, location: 'https://www.example.com/company/blog/A%20b?x=1' });
  },
);

const read = (file: string) => readFileSync(join(folder, file));

function plainHeaders({ status, headers, body }: Awaited<ReturnType<typeof ask>>) {
  return { status, body, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) };
}
