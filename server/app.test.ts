import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp, defaultLimits } from './app.ts';
import { readConfig } from './config.ts';
import { openInbox } from './inbox/open-inbox.ts';
import { storedSubmissions } from './inbox/test-submissions.ts';
import { collectLog, exchange, startTestServer, temporaryFolder, writeSite } from './test-server.ts';

const short = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 20 };

describe('a slow sender is told so and cut off', () => {
  test.each([
    ['nothing', ''],
    ['a part of the head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: a'],
    [
      'a part of the body',
      'POST /api/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ],
    [
      'a part of a chunk',
      'POST /api/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab',
    ],
  ])('after it sent %s', async (_, sent) => {
    const server = await startTestServer({}, {}, short);
    expect(await exchange(server.port, sent)).toMatch(/^HTTP\/1\.1 408 [^]*\r\n\r\nThe request took too long to arrive\.$/);
    expect(await storedSubmissions(server)).toEqual([]);
  });

  test.each([
    ['head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
    ['body', 'POST /api/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n'],
  ])('however steadily its %s drips', async (_, start) => {
    const { port } = await startTestServer({}, {}, short);
    const socket = await open(port);
    socket.write(start);
    // What has arrived is read before each byte: a connection that is closed already would end with an error, the answer unread.
    const drip = setInterval(() => setImmediate(() => socket.write('a')), 10);
    socket.once('data', () => clearInterval(drip));
    onTestFinished(() => clearInterval(drip));
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('a route that somebody adds answers, and the site all other addresses', async () => {
  const folder = temporaryFolder();
  writeSite(join(folder, 'site'), { 'index.html': 'home', 'services.html': 'services' });
  const config = readConfig({ SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data') });
  const { log } = collectLog();
  const inbox = await openInbox(config, log);
  const app = await createApp(config, inbox, log, defaultLimits);
  onTestFinished(async () => {
    await app.close();
    await inbox.close();
  });
  app.get('/hours/:day', async () => 'nine to five');
  const address = await app.listen({ port: 0 });
  for (const [path, text] of [
    ['/hours/monday', 'nine to five'],
    ['/services', 'services'],
  ] as const) {
    expect(await (await fetch(address + path)).text()).toBe(text);
  }
});

test('2,000 idle connections do not keep a visitor out', async () => {
  const { ask, port } = await startTestServer();
  const idle: Socket[] = [];
  // In parts, because a system queues only some hundred new connections at once.
  while (idle.length < 2000) idle.push(...(await Promise.all(Array.from({ length: 250 }, () => open(port)))));
  expect(await ask('/')).toMatchObject({ status: 200 });
  expect(idle.filter(({ closed }) => closed)).toEqual([]);
});

describe('what is refused before it is read as a request', () => {
  const host = 'Host: localhost\r\n';
  test.each([
    [431, 'a flood of headers', `GET / HTTP/1.1\r\n${host}${'X-A: b\r\n'.repeat(3000)}\r\n`],
    [431, 'an endless header', `GET / HTTP/1.1\r\n${host}X-A: ${'b'.repeat(20_000)}`],
    [431, 'an endless address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
    [400, 'no HTTP', 'hello\r\n\r\n'],
    [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'two hosts', `GET / HTTP/1.1\r\n${host}${host}\r\n`],
    [400, 'an impossible host', 'GET / HTTP/1.1\r\nHost: a/b?c\r\n\r\n'],
    [400, 'a host that is a broken IPv4 address', 'GET / HTTP/1.1\r\nHost: shop.1\r\n\r\n'],
    [400, 'two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
    [400, 'a length and chunks', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    [400, 'an encoding after the chunks', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`],
    [
      400,
      'a chunk that is longer than its size',
      `POST /api/submit HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n`,
    ],
    [405, 'a proxy request', `CONNECT example.org:443 HTTP/1.1\r\n${host}\r\n`],
    [417, 'an unknown expectation', `POST /api/submit HTTP/1.1\r\n${host}Expect: a-miracle\r\nContent-Length: 0\r\n\r\n`],
  ])('%i for %s, with a reason', async (status, _, sent) => {
    const server = await startTestServer();
    expect(await exchange(server.port, sent)).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [^]*X-Content-Type-Options: nosniff[^]*\r\n\r\n.+`, 'i'),
    );
  });

  test('a request in HTTP/1.0 needs no host', async () => {
    const { port } = await startTestServer();
    expect(await exchange(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [^]*<h1>Home<\/h1>$/);
  });

  test.each([
    ['after a whole request', 'nonsense\r\n\r\n'],
    [
      'in the body of the next request',
      `POST /api/submit HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n`,
    ],
  ])('nonsense %s does not spoil the answer that is under way', async (_, nonsense) => {
    const { port } = await startTestServer({ 'film.bin': Buffer.alloc(8 * 1024 * 1024, 'film') });
    const socket = await open(port);
    socket.write(`GET /film.bin HTTP/1.1\r\n${host}\r\n`);
    await once(socket, 'readable');
    socket.write(nonsense);
    expect((await answerOf(socket)).replaceAll('film', '')).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n$/);
  });
});

test('a request whose body turns out to be no HTTP after it was answered gets no second answer', async () => {
  const { port } = await startTestServer();
  const socket = await open(port, 'POST /api/submit HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n');
  const answer = answerOf(socket);
  await once(socket, 'data');
  socket.write('abc\r\n');
  expect((await answer).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415']);
});

async function open(port: number, sent = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A connection that the server closes may end with a reset.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

/** Everything that comes on the connection until the server closes it. */
async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  // Not by `once` of node:events, which fails when the connection ends with a reset.
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}
