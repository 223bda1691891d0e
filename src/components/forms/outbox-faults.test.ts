/** What becomes of messages when something around the outbox fails: the clock, the service's patience, an older version. */
import { describe, expect, test, vi } from 'vitest';
import { type Entry, newEntry } from './outbox-rules.ts';
import { removeEntry, storageLasts, storedEntries, storeEntry } from './outbox-storage.ts';
import { browser, closeTabs, setUpBrowser, store, values } from '../../../tests/support/outbox-browser.ts';

setUpBrowser();

test.each([
  ['back by an hour', -60 * 60_000],
  ['forward by a day', 24 * 60 * 60_000],
  ['back to 1970', -900_000],
])('a clock that is set %s while the page is open changes no retry delay', async (_, jump) => {
  const { open, sent, items } = browser(() => 'failed');
  const outbox = open();
  vi.setSystemTime(Date.now() + jump);
  const begin = Date.now();
  await outbox.send(outbox.enqueue('quote', values));
  await vi.advanceTimersByTimeAsync(400_000);
  expect(sent.map(({ at }) => at - begin)).toEqual([0, 5_000, 20_000, 80_000, 380_000]);
  expect(items().length).toBe(1);
});

test.each([
  ['back', -60 * 60_000],
  ['forward', 24 * 60 * 60_000],
])('an entry waits no longer when the clock is set %s between two attempts', async (_, jump) => {
  const { open, sent } = browser(() => 'failed');
  const outbox = open();
  await outbox.send(outbox.enqueue('quote', values));
  vi.setSystemTime(Date.now() + jump);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sent.length).toBeLessThanOrEqual(5);
});

test('an entry from before the clock was set back is sent at once on the next visit, and then waits as long as any other', async () => {
  const { open, sent } = browser(() => 'failed');
  open().enqueue('quote', values);
  closeTabs();
  vi.setSystemTime(Date.now() - 500_000);
  const begin = Date.now();
  const later = open();
  later.resume();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(sent.map(({ at }) => at - begin)).toEqual([0, 5_000, 20_000, 80_000]);
  expect(later.noticeEntries()).toHaveLength(1);
});

test('thirty messages of a day without a connection arrive exactly once each, though the service takes only some at a time', async () => {
  const arrived: string[] = [];
  let taken = 0;
  const world = browser((_attempt, message) => {
    if (taken >= 20) return 'busy';
    taken++;
    arrived.push(message);
    return 'sent';
  });
  const offline = world.open();
  const messages = Array.from({ length: 30 }, (_, i) => `message ${i}`);
  for (const message of messages) offline.enqueue('contact', { message });
  closeTabs();
  await vi.advanceTimersByTimeAsync(60_000);
  world.open().resume();
  await vi.advanceTimersByTimeAsync(1000);
  expect([arrived.length, world.items().length]).toEqual([20, 10]);
  taken = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([arrived.length, new Set(arrived)]).toEqual([30, new Set(messages)]);
  expect(world.items().length).toBe(0);
});

test('an entry that the first version of the site has stored is sent by this one', async () => {
  localStorage.setItem(
    'outbox:mi7xk2-a1',
    '{"id":"mi7xk2-a1","form":"quote","values":{"name":"Rina","email":"rina@example.com","service":"Web Design","message":"A shop"},"at":1763800000,"tries":2,"triedAt":1763800020,"refused":false}',
  );
  const { open, sent } = browser(() => 'sent');
  open().resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ message }) => message)).toEqual(['A shop']);
  expect(localStorage.getItem('outbox:mi7xk2-a1')).toBeNull();
});

test('what is no entry disturbs nothing, and entries come oldest first', () => {
  const [older, newer] = [newEntry('contact', values, 10), newEntry('quote', values, 20)];
  localStorage.setItem('outbox:broken', '{"id":');
  localStorage.setItem('outbox:other', '{"id":"other"}');
  store(newer);
  store(older);
  expect(storedEntries()).toEqual([older, newer]);
});

describe.each([
  ['full', new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
  ['forbidden', new DOMException('The operation is insecure.', 'SecurityError')],
])('with a storage that is %s', (_, error) => {
  function refuse(): never {
    throw error;
  }

  test('the page keeps an entry, sends it again, and says that it does not last', async () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(refuse);
    if (error.name === 'SecurityError') vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }));
    const { open, sent, items } = browser((attempt) => (attempt < 2 ? 'failed' : 'sent'));
    const outbox = open();
    await outbox.send(outbox.enqueue('quote', values));
    expect([items().length, storageLasts()]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([items(), sent.length]).toEqual([[], 2]);
  });
});

test('when the storage has become full, the newer state of an entry counts, and nothing of it comes back once it is removed', () => {
  const entry = newEntry('quote', values, 10);
  const tried: Entry = { ...entry, tries: 1 };
  storeEntry(entry);
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  storeEntry(tried);
  expect(storedEntries()).toEqual([tried]);
  full.mockRestore();
  removeEntry(entry.id);
  expect(storedEntries()).toEqual([]);
});

test('a message that is older than thirty days is tried once more and then goes; one that was refused goes untried', async () => {
  const { open, sent, items } = browser((_attempt, message) => (message === 'taken' ? 'sent' : 'failed'));
  for (const message of ['taken', 'failed', 'refused']) {
    store({ ...newEntry('quote', { message }, Date.now()), refused: message === 'refused' });
  }
  vi.setSystemTime(Date.now() + 29 * 24 * 60 * 60_000);
  store(newEntry('quote', { message: 'younger' }, Date.now()));
  vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
  const later = open();
  later.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ message }) => message).toSorted()).toEqual(['failed', 'taken', 'younger']);
  expect(items().map((entry) => entry.values['message'])).toEqual(['younger']);
  expect(later.noticeEntries()).toHaveLength(1);
});

test('a listener that fails keeps neither the others from the result nor the outbox from trying again', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const { open, sent } = browser(() => 'failed');
  store(newEntry('quote', values, Date.now()));
  vi.setSystemTime(Date.now() + 1000);
  const outbox = open();
  const seen: string[] = [];
  outbox.subscribe(() => {
    throw new Error('the page has changed');
  });
  outbox.subscribe((_id, { outcome }) => seen.push(outcome));
  outbox.resume();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent.length, seen.length, reported.mock.calls.length]).toEqual([3, 3, 3]);
});
