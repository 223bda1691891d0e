/** What becomes of messages when something around the outbox fails: the clock, the service's patience, an older version. */
import { expect, test, vi } from 'vitest';
import { isEntry } from './outbox-rules.ts';
import { browser, closeTabs, failed, setUpBrowser, values } from './test-browser.ts';

setUpBrowser();

test.each([
  ['back by an hour', -60 * 60_000],
  ['forward by a day', 24 * 60 * 60_000],
  ['back to 1970', -900_000],
])('a clock that is set %s while the page is open changes no retry delay', async (_, jump) => {
  const { open, sent, items } = browser(() => failed);
  const outbox = open();
  vi.setSystemTime(Date.now() + jump);
  const begin = Date.now();
  await outbox.send(await outbox.enqueue('quote', values));
  await vi.advanceTimersByTimeAsync(400_000);
  expect(sent.map(({ at }) => at - begin)).toEqual([0, 5_000, 20_000, 80_000, 380_000]);
  expect(items.size).toBe(1);
});

test.each([
  ['back', -60 * 60_000],
  ['forward', 24 * 60 * 60_000],
])('an entry waits no longer when the clock is set %s between two attempts', async (_, jump) => {
  const { open, sent } = browser(() => failed);
  const outbox = open();
  await outbox.send(await outbox.enqueue('quote', values));
  vi.setSystemTime(Date.now() + jump);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sent.length).toBeLessThanOrEqual(5);
});

test('an entry from before the clock was set back is sent at once on the next visit, and then waits as long as any other', async () => {
  const { open, sent } = browser(() => failed);
  await open().enqueue('quote', values);
  closeTabs();
  vi.setSystemTime(Date.now() - 500_000);
  const begin = Date.now();
  const later = open();
  await later.resume();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(sent.map(({ at }) => at - begin)).toEqual([0, 5_000, 20_000, 80_000]);
  expect(later.noticeEntries()).toHaveLength(1);
});

test('thirty messages of a day without a connection arrive exactly once each, though the service takes only some at a time', async () => {
  const arrived: (string | undefined)[] = [];
  let taken = 0;
  const world = browser(() => {
    if (taken >= 20) return { outcome: 'busy' };
    taken++;
    arrived.push(world.sent.at(-1)?.message);
    return { outcome: 'sent' };
  });
  const offline = world.open();
  const messages = Array.from({ length: 30 }, (_, i) => `message ${i}`);
  for (const message of messages) await offline.enqueue('contact', { message });
  closeTabs();
  await vi.advanceTimersByTimeAsync(60_000);
  await world.open().resume();
  await vi.advanceTimersByTimeAsync(1000);
  expect([arrived.length, world.items.size]).toEqual([20, 10]);
  taken = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([arrived.length, new Set(arrived)]).toEqual([30, new Set(messages)]);
  expect(world.items.size).toBe(0);
});

test('an entry that the first version of the site has stored is still one', () => {
  const stored =
    '{"id":"mi7xk2-a1","form":"quote","values":{"name":"Rina","email":"rina@example.com","service":"Web Design","message":"A shop"},"at":1763800000000,"tries":2,"triedAt":1763800020000,"refused":false}';
  expect(isEntry(JSON.parse(stored))).toBe(true);
});
