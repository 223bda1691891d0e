/** Each host answers as the one table says: our own server, and real nginx, Apache and Caddy with what stands in deploy/. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/serve.ts';
import { ask } from '#server/test-server.ts';
import { ensureWebServers, findWebServer, type WebServer } from '../../../scripts/web-servers.ts';
import { expectedAnswers, fault, type Kind, pageHeaders } from './expected-answers.ts';
import { writeSiteForHosts } from './site-for-hosts.ts';
import { startWebServer } from './web-servers.ts';

const temporary = mkdtempSync(join(tmpdir(), 'hosts-'));
const folder = join(temporary, 'site');
const stops: (() => Promise<void>)[] = [];
const ports = new Map<string, number>();

const missing = ensureWebServers();
if (missing.length > 0) {
  const names = missing.join(', ');
  console.warn(
    `${names}: not installed, so nothing proves what deploy/ has for them (Debian: apt-get install nginx-light apache2-bin caddy).`,
  );
}
const webServers: WebServer[] = ['nginx', 'apache2', 'caddy'];
// On a server for tests all have to be there.
const tested = webServers.filter((name) => process.env.CI || !missing.includes(name));
const hosts = ['npm start', ...tested];

beforeAll(async () => {
  await writeSiteForHosts(folder);
  const environment = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: folder, DATA_DIR: join(temporary, 'inbox'), TRUST_PROXY: '1' };
  const own = await startServer(readConfig(environment), () => {});
  stops.push(own.close);
  ports.set('npm start', own.port);
  for (const name of tested) {
    const server = await startWebServer(name, findWebServer(name) ?? name, { folder, temporary, inbox: own.port });
    stops.push(server.stop);
    ports.set(name, server.port);
  }
});

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(temporary, { recursive: true, force: true });
});

describe.each(hosts)('%s', (host) => {
  const request = (path: string, headers: Record<string, string> = {}) => ask(ports.get(host) ?? 0, path, { headers });

  test('answers every address as it should, by one redirect at most', async () => {
    const faults: string[] = [];
    for (const expected of expectedAnswers(folder).filter(({ kind }) => !isBeyond(host, kind))) {
      const answer = await request(expected.path);
      faults.push(...fault(expected, plainHeaders(answer), folder));
      const { location } = answer.headers;
      if (location === undefined) continue;
      const { pathname, search } = new URL(location, 'http://host.example');
      const { status } = await request(pathname + search);
      if (status !== 200) faults.push(`${expected.path}: after the redirect to ${location} comes ${status}`);
    }
    expect(faults).toEqual([]);
  });

  test('compresses, and says when nothing has changed', async () => {
    const gzip = await request('/services', { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ ...pageHeaders, 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' });
    expect(gzip.headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(gunzipSync(gzip.body).equals(readFileSync(join(folder, 'services.html')))).toBe(true);
    const { headers } = await request('/services', { 'accept-encoding': 'gzip, br' });
    // Debian's nginx-light has no brotli.
    expect(headers['content-encoding']).toBe(host === 'nginx' ? 'gzip' : 'br');
    const lost = await request('/company/blog/nothing', { 'accept-encoding': 'br, gzip' });
    const unpack = lost.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(lost.body).equals(readFileSync(join(folder, 'company/blog/404.html')))).toBe(true);
    const again = await request('/services', { 'accept-encoding': 'gzip', 'if-none-match': gzip.headers.etag ?? 'none' });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('makes HTTPS lasting', async () => {
    const { headers } = await request('/', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

// On a usual shared host Apache has no inbox beside it.
test.each(hosts.filter((host) => host !== 'apache2'))('%s leads the forms to the inbox and sends each header once', async (host) => {
  const { status, headers } = await ask(ports.get(host) ?? 0, '/api/submit');
  expect(status).toBe(405);
  const once = ['content-security-policy', 'referrer-policy', 'cross-origin-resource-policy'] as const;
  for (const name of once) expect(headers[name], name).toBe(pageHeaders[name]);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

/** Apache itself answers an address that is too long for a file's name, with 403. */
function isBeyond(host: string, kind: Kind): boolean {
  return host === 'apache2' && kind === 'long address';
}

function plainHeaders({ status, headers, body }: Awaited<ReturnType<typeof ask>>) {
  return { status, body, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) };
}
