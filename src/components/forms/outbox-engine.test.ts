import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createOutbox, type PostResult } from './outbox-engine.ts';
import { createStorage, type Backend } from './outbox-storage.ts';
import { browser, closeTabs, failed, online, setUpBrowser, values } from './test-browser.ts';

setUpBrowser();

test('a submission is stored before it is sent, and removed once the service has it', async () => {
  const { open, items, sent } = browser(() => ({ outcome: 'sent' }));
  const outbox = open();
  const id = await outbox.enqueue('quote', values);
  expect([items.get(id)?.values, sent]).toEqual([values, []]);
  expect(await outbox.send(id)).toEqual({ outcome: 'sent' });
  expect(items.size).toBe(0);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(sent).toHaveLength(1);
});

test('a failed submission is retried after 5 s, 15 s, 1 min, 5 min and every 15 min', async () => {
  const { open, sent } = browser(() => failed);
  const outbox = open();
  await outbox.send(await outbox.enqueue('quote', values));
  await vi.advanceTimersByTimeAsync(3_100_000);
  expect(sent.map(({ at }) => at - 1_000_000)).toEqual([0, 5_000, 20_000, 80_000, 380_000, 1_280_000, 2_180_000, 3_080_000]);
});

test('a refused submission is sent again only when the visitor asks', async () => {
  const { open, items, sent } = browser((attempt) => ({ outcome: attempt < 2 ? 'refused' : 'sent' }));
  const outbox = open();
  const id = await outbox.enqueue('contact', values);
  expect(await outbox.send(id)).toEqual({ outcome: 'refused' });
  online();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect([sent.length, items.size]).toEqual([1, 1]);
  expect(await outbox.send(id)).toEqual({ outcome: 'sent' });
  expect(items.size).toBe(0);
});

test('a refused submission is retried automatically again after a later attempt that only failed', async () => {
  const { open, sent } = browser((attempt) => (attempt === 1 ? { outcome: 'refused' } : failed));
  const outbox = open();
  const id = await outbox.enqueue('contact', values);
  await outbox.send(id);
  await vi.advanceTimersByTimeAsync(60_000);
  await outbox.send(id);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(3);
});

test('several entries are sent one after the other, even if the browser comes online meanwhile', async () => {
  let [now, most] = [0, 0];
  const { open, sent } = browser(async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    now--;
    return failed;
  });
  const outbox = open();
  for (const form of ['quote', 'contact', 'quote'] as const) await outbox.enqueue(form, values);
  await vi.advanceTimersByTimeAsync(6500);
  online();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([most, sent.length >= 6]).toEqual([1, true]);
});

test('entries are sent at once when the browser comes online', async () => {
  const { open, items } = browser((attempt) => (attempt < 5 ? failed : { outcome: 'sent' }));
  const outbox = open();
  await outbox.send(await outbox.enqueue('quote', values));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(items.size).toBe(1);
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(items.size).toBe(0);
});

test('the next visit sends a submission whose page was left before the first attempt', async () => {
  const { open, items, sent } = browser(() => ({ outcome: 'sent' }));
  await open().enqueue('quote', values);
  closeTabs();
  await vi.advanceTimersByTimeAsync(1000);
  const later = open();
  await later.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect([sent.length, items.size, later.noticeEntries()]).toEqual([1, 0, []]);
});

test('a later visit shows in its notice what it could not send either; the visit that wrote it does not', async () => {
  const { open } = browser(() => failed);
  const first = open();
  const id = await first.enqueue('quote', values);
  await first.send(id);
  expect(first.noticeEntries()).toEqual([]);
  closeTabs();
  await vi.advanceTimersByTimeAsync(1000);
  const later = open();
  await later.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.noticeEntries().map((entry) => entry.id)).toEqual([id]);
  await later.discard(id);
  expect(later.noticeEntries()).toEqual([]);
});

test('a discarded entry can be restored', async () => {
  const { open, items } = browser(() => failed);
  const outbox = open();
  const id = await outbox.enqueue('contact', values);
  const entry = items.get(id);
  await outbox.discard(id);
  expect(items.size).toBe(0);
  await outbox.restore(id);
  expect(items.get(id)).toEqual(entry);
});

test('an entry that was sent while the visitor discarded it is not restored, and so sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<PostResult>();
  const { open, items, sent } = browser(() => promise);
  const outbox = open();
  const id = await outbox.enqueue('contact', values);
  const outcomes: string[] = [];
  outbox.subscribe((_, outcome) => outcomes.push(outcome));
  const done = [outbox.send(id), outbox.discard(id), outbox.restore(id)];
  await vi.advanceTimersByTimeAsync(0);
  resolve({ outcome: 'sent' });
  await Promise.all(done);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect([sent.length, items.size, outcomes]).toEqual([1, 0, ['sent', 'gone', 'gone']]);
});

test('two tabs never send one entry at the same time, and never again once it is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<PostResult>();
  const { open, sent } = browser(() => promise);
  const [one, other] = [open(), open()];
  const id = await one.enqueue('quote', values);
  const answers = [one.send(id), other.send(id), one.send(id)];
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  resolve({ outcome: 'sent' });
  expect(await Promise.all(answers)).toEqual([{ outcome: 'sent' }, { outcome: 'gone' }, { outcome: 'sent' }]);
  expect(sent).toHaveLength(1);
});

test('an entry that cannot be read from storage at the moment is still sent', async () => {
  const backend: Backend = { all: () => Promise.reject(new Error('locked')), put: async () => {}, remove: async () => {} };
  const outbox = createOutbox({
    storage: createStorage([backend]),
    post: async () => ({ outcome: 'sent' }),
    withLock: (_name, work) => work(),
  });
  expect(await outbox.send(await outbox.enqueue('quote', values))).toEqual({ outcome: 'sent' });
});

test('a tab does not repeat the attempt that another tab has just made', async () => {
  const { open, sent } = browser(() => failed);
  await open().enqueue('quote', values);
  closeTabs();
  await vi.advanceTimersByTimeAsync(1000);
  const pages = [open(), open(), open()];
  await Promise.all(pages.map((page) => page.resume()));
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toHaveLength(1);
});

test('a subscriber gets every outcome until it unsubscribes', async () => {
  const { open } = browser((attempt) => ({ outcome: attempt < 2 ? 'busy' : 'sent' }));
  const outbox = open();
  const seen: string[] = [];
  const unsubscribe = outbox.subscribe((_id, outcome) => seen.push(outcome));
  const id = await outbox.enqueue('contact', values);
  await outbox.send(id);
  await vi.advanceTimersByTimeAsync(5000);
  unsubscribe();
  await outbox.send(id);
  expect(seen).toEqual(['busy', 'sent']);
});

test('whatever the service answers and however often tabs open and close, each message arrives exactly once and none is lost', async () => {
  const step = fc.oneof(fc.constant('leave' as const), fc.constant('online' as const), fc.constant('write' as const), fc.nat(400_000));
  const answers = fc.array(fc.constantFrom<PostResult['outcome']>('sent', 'busy', 'failed', 'refused'));
  await fc.assert(
    fc.asyncProperty(fc.array(step), answers, async (steps, outcomes) => {
      const arrived: string[] = [];
      const world = browser((attempt) => {
        const outcome = outcomes[attempt - 1] ?? 'sent';
        if (outcome === 'sent') arrived.push(world.sent.at(-1)?.message ?? '');
        return outcome === 'failed' ? failed : { outcome };
      });
      let page = world.open();
      const written: string[] = [];
      for (const [i, what] of steps.entries()) {
        if (what === 'online') online();
        else if (what === 'leave') {
          closeTabs();
          page = world.open();
          await page.resume();
        } else if (what === 'write') {
          written.push(`message ${i}`);
          const id = await page.enqueue('quote', { message: `message ${i}` });
          if (i % 2) void page.send(id);
        } else await vi.advanceTimersByTimeAsync(what);
      }
      await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
      const waiting = [...world.items.values()];
      expect(waiting.every((entry) => entry.refused)).toBe(true);
      const texts = [...arrived, ...waiting.map((entry) => entry.values['message'] ?? '')];
      expect([texts.length, new Set(texts)]).toEqual([written.length, new Set(written)]);
      closeTabs();
    }),
    { numRuns: 60 },
  );
});
