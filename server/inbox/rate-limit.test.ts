import { expect, test } from 'vitest';
import { clientKey, createRateLimit } from './rate-limit.ts';

test('a client may send a burst, then as many as the limit per minute allows', async () => {
  let now = 0;
  const { take } = createRateLimit({ burst: 2, perMinute: 20 }, () => now);
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 3]);
  expect(await take('b')).toBe(0);
  now = 2000;
  expect(await take('a')).toBe(1);
  now = 3000;
  expect([await take('a'), await take('a')]).toEqual([0, 3]);
  now = 1_000_000;
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 3]);
});

test.each([
  { burst: 0, perMinute: 20 },
  { burst: 20, perMinute: 0 },
])('%j switches the limit off', async (settings) => {
  const { take } = createRateLimit(settings);
  for (let i = 0; i < 100; i += 1) expect(await take('a')).toBe(0);
});

test('only the most recent 10,000 clients are remembered', async () => {
  const { take } = createRateLimit({ burst: 1, perMinute: 1 }, () => 0);
  expect([await take('first'), await take('first')]).toEqual([0, 60]);
  for (let other = 0; other < 10_000; other += 1) await take(`other ${other}`);
  expect(await take('first')).toBe(0);
  expect(await take('other 9999')).toBe(60);
});

test('one subscriber is one client, whichever of the addresses of an IPv6 network the requests come from', async () => {
  const { take } = createRateLimit({ burst: 20, perMinute: 20 }, () => 0);
  for (let host = 1; host <= 20; host += 1) expect(await take(`2001:db8:1:2::${host.toString(16)}`)).toBe(0);
  expect(await take('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(3);
  expect(await take('2001:db8:1:3::1')).toBe(0);
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
