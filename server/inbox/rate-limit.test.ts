import { expect, test } from 'vitest';
import { clientKey, createRateLimit } from './rate-limit.ts';

test('a client may send a burst, then as many as the limit per minute allows', () => {
  let now = 0;
  const limit = createRateLimit({ burst: 2, perMinute: 20 }, () => now);
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 3]);
  expect(limit.take('b')).toBe(0);
  now = 2000;
  expect(limit.take('a')).toBe(1);
  now = 3000;
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 3]);
  now = 1_000_000;
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 3]);
});

test.each([
  { burst: 0, perMinute: 20 },
  { burst: 20, perMinute: 0 },
])('%j switches the limit off', (settings) => {
  const limit = createRateLimit(settings);
  expect(Array.from({ length: 100 }, () => limit.take('a')).every((wait) => wait === 0)).toBe(true);
});

test('only the most recent 10,000 clients are remembered', () => {
  const limit = createRateLimit({ burst: 1, perMinute: 1 }, () => 0);
  expect([limit.take('first'), limit.take('first')]).toEqual([0, 60]);
  for (let other = 0; other < 10_000; other += 1) limit.take(`other ${other}`);
  expect(limit.take('first')).toBe(0);
  expect(limit.take('other 9999')).toBe(60);
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
