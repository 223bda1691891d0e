import { describe, expect, test, vi } from 'vitest';
import { newInbox, open } from '../test-databases.ts';
import { startTestServer } from '../test-server.ts';
import { clientAddress, clientKey, createRateLimit } from './rate-limit.ts';
import { createStore } from './store.ts';
import { json, quoteBody } from './test-submissions.ts';

test('a client may send a burst in a minute and no more than its share in an hour; the others are not concerned', async () => {
  vi.useFakeTimers();
  const take = createRateLimit('visitor', { burst: 2, perMinute: 3 / 60 });
  expect([await take('a'), await take('a'), await take('a'), await take('b')]).toEqual([0, 0, 60, 0]);
  vi.advanceTimersByTime(61_000);
  expect([await take('a'), await take('a')], 'the third and the fourth of this hour').toEqual([0, 3539]);
  vi.advanceTimersByTime(3_600_000);
  expect(await take('a')).toBe(0);
  vi.useRealTimers();
});

test.each([
  { burst: 0, perMinute: 20 },
  { burst: 20, perMinute: 0 },
])('%j switches the limit off', async (settings) => {
  const take = createRateLimit('visitor', settings);
  for (let i = 0; i < 100; i += 1) expect(await take('a')).toBe(0);
});

describe('in a database that servers share', () => {
  test('they share one limit, each client has its own, and no address is stored', async () => {
    const settings = await newInbox('PostgreSQL');
    const database = open(settings);
    await createStore(database, { queueMail: false }).check();
    const takes = [database, open(settings)].map((shared) => createRateLimit('visitor', { burst: 4, perMinute: 100 }, shared));
    const waits = await Promise.all(takes.flatMap((take) => Array.from({ length: 4 }, () => take('192.0.2.1'))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
    expect(await takes[0]?.('192.0.2.2')).toBe(0);
    expect(JSON.stringify(await database.all('SELECT * FROM visitor_limits'))).not.toContain('192.0.2');
  });

  test('who was counted while the clock was ten days ahead may send when it is right', async () => {
    const take = createRateLimit('visitor', { burst: 1, perMinute: 1 }, open(await newInbox('PostgreSQL')));
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 10 * 86_400_000 });
    expect([await take('a'), await take('a')]).toEqual([0, 60]);
    vi.setSystemTime(now);
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 60]);
    vi.useRealTimers();
  });

  test('while it is away everything is granted, since nothing can be stored', async () => {
    const take = createRateLimit('visitor', { burst: 1, perMinute: 1 }, open({ url: 'postgres://nobody@127.0.0.1:1/inbox' }));
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0]);
  });

  test('a visitor who has reached the limit at one server has reached it at all', async () => {
    const settings = await newInbox('PostgreSQL');
    const env = { ...('url' in settings && { DATABASE_URL: settings.url }), RATE_LIMIT_BURST: '2' };
    const [first, second] = [await startTestServer({}, env), await startTestServer({}, env)];
    const submit = async (server: typeof first, message: string) =>
      (await server.ask('/api/submit', json({ ...quoteBody, message }))).status;
    expect([await submit(first, 'one'), await submit(second, 'two'), await submit(first, 'three'), await submit(second, 'four')]).toEqual([
      200, 200, 429, 429,
    ]);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, client) => {
  expect(clientKey(address)).toBe(client);
});

const socket = '127.0.0.1';

test.each([
  ['203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  // Not written by a proxy: whatever it is, it makes no new client.
  ['192.0.2.1, somebody', socket],
  ['unknown', socket],
  ['', socket],
])('behind a trusted proxy, X-Forwarded-For: %s is the client %s', (header, client) => {
  const headers = { 'x-forwarded-for': header };
  expect(clientAddress(headers, socket, 1)).toBe(client);
  expect(clientAddress(headers, socket, 0)).toBe(socket);
});

test('without the header, or after the connection has gone, there is still a client to count', () => {
  expect(clientAddress({}, socket, 1)).toBe(socket);
  expect(clientAddress({}, undefined, 1)).toBe('unknown');
});

test('behind two proxies, two visitors are two, and one who writes the header too is still the one that the first proxy saw', () => {
  const behindTwo = (header: string) => clientAddress({ 'x-forwarded-for': header }, socket, 2);
  expect(behindTwo('203.0.113.7, 172.68.0.1')).toBe('203.0.113.7');
  expect(behindTwo('203.0.113.8, 172.68.0.1')).toBe('203.0.113.8');
  expect(behindTwo('192.0.2.99, 203.0.113.7, 172.68.0.1')).toBe('203.0.113.7');
  // Past the first proxy, straight to the second one.
  expect(behindTwo('203.0.113.9')).toBe(socket);
});
