import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Outcome } from './outbox-rules.ts';
import { browser, closeTabs, online, outcomeOfSend, setUpBrowser, values } from '../../../tests/support/outbox-browser.ts';

setUpBrowser();

test('a submission is stored before it is sent, and removed once the service has it', async () => {
  const { open, items, sent } = browser(() => 'sent');
  const outbox = open();
  const id = outbox.enqueue('quote', values);
  expect([items().map((entry) => entry.values), sent]).toEqual([[values], []]);
  expect(await outcomeOfSend(outbox, id)).toEqual(['sent']);
  expect(items()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(sent).toHaveLength(1);
});

test('a failed submission is retried after 5 s, 15 s, 1 min, 5 min and every 15 min', async () => {
  const { open, sent } = browser(() => 'failed');
  const outbox = open();
  await outbox.send(outbox.enqueue('quote', values));
  await vi.advanceTimersByTimeAsync(3_100_000);
  expect(sent.map(({ at }) => at - 1_000_000)).toEqual([0, 5_000, 20_000, 80_000, 380_000, 1_280_000, 2_180_000, 3_080_000]);
});

test('a refused submission is sent again only when the visitor asks', async () => {
  const { open, items, sent } = browser((attempt) => (attempt < 2 ? 'refused' : 'sent'));
  const outbox = open();
  const id = outbox.enqueue('contact', values);
  expect(await outcomeOfSend(outbox, id)).toEqual(['refused']);
  online();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect([sent.length, items().length]).toEqual([1, 1]);
  expect(await outcomeOfSend(outbox, id)).toEqual(['sent']);
  expect(items().length).toBe(0);
});

test('a refused submission is retried automatically again after a later attempt that only failed', async () => {
  const { open, sent } = browser((attempt) => (attempt === 1 ? 'refused' : 'failed'));
  const outbox = open();
  const id = outbox.enqueue('contact', values);
  await outbox.send(id);
  await vi.advanceTimersByTimeAsync(60_000);
  await outbox.send(id);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(3);
});

test('several entries are sent one after the other, even if the browser comes online meanwhile', async () => {
  let [now, most] = [0, 0];
  const { open, sent } = browser(async (): Promise<Outcome> => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    now--;
    return 'failed';
  });
  const outbox = open();
  for (const form of ['quote', 'contact', 'quote'] as const) outbox.enqueue(form, values);
  await vi.advanceTimersByTimeAsync(6500);
  online();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([most, sent.length >= 6]).toEqual([1, true]);
});

test('entries are sent at once when the browser comes online', async () => {
  const { open, items } = browser((attempt) => (attempt < 5 ? 'failed' : 'sent'));
  const outbox = open();
  await outbox.send(outbox.enqueue('quote', values));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(items().length).toBe(1);
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(items().length).toBe(0);
});

test('the next visit sends a submission whose page was left before the first attempt', async () => {
  const { open, items, sent } = browser(() => 'sent');
  open().enqueue('quote', values);
  closeTabs();
  await vi.advanceTimersByTimeAsync(1000);
  const later = open();
  later.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect([sent.length, items().length, later.noticeEntries()]).toEqual([1, 0, []]);
});

test('a later visit shows in its notice what it could not send either; the visit that wrote it does not', async () => {
  const { open } = browser(() => 'failed');
  const first = open();
  const id = first.enqueue('quote', values);
  await first.send(id);
  expect(first.noticeEntries()).toEqual([]);
  closeTabs();
  await vi.advanceTimersByTimeAsync(1000);
  const later = open();
  later.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.noticeEntries().map((entry) => entry.id)).toEqual([id]);
  later.discard(id);
  expect(later.noticeEntries()).toEqual([]);
});

test.each<[Outcome, string[]]>([
  ['sent', ['gone', 'gone', 'sent']],
  ['failed', ['gone', 'gone', 'failed']],
])('what the visitor discards is never sent again, also when the attempt under way ends with %s', async (outcome, told) => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { open, items, sent } = browser(() => promise);
  const outbox = open();
  const [id, other] = [outbox.enqueue('contact', values), outbox.enqueue('contact', values)];
  const outcomes: string[] = [];
  outbox.subscribe((_, result) => outcomes.push(result.outcome));
  const sending = outbox.send(id);
  await vi.advanceTimersByTimeAsync(0);
  outbox.discard(id);
  outbox.discard(other);
  resolve(outcome);
  await sending;
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect([sent.length, items(), outcomes]).toEqual([1, [], told]);
});

test('two tabs never send one entry at the same time, and never again once it is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { open, sent } = browser(() => promise);
  const [one, other] = [open(), open()];
  const id = one.enqueue('quote', values);
  const outcomes = [outcomeOfSend(one, id), outcomeOfSend(other, id), outcomeOfSend(one, id)];
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  resolve('sent');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(outcomes)).toEqual([['sent'], ['gone'], ['sent']]);
  expect(sent).toHaveLength(1);
});

test('without locks a page still makes one attempt at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { open, sent } = browser(() => promise);
  vi.stubGlobal('navigator', {});
  const outbox = open();
  void outbox.send(outbox.enqueue('quote', values));
  await vi.advanceTimersByTimeAsync(20_000);
  resolve('sent');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(sent).toHaveLength(1);
});

test('an attempt that the visitor asks for is made, though another tab has just tried', async () => {
  const { open, sent } = browser(() => 'failed');
  const id = open().enqueue('quote', values);
  closeTabs();
  await vi.advanceTimersByTimeAsync(1000);
  const [one, other] = [open(), open()];
  one.resume();
  other.resume();
  void other.send(id);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
});

test('a tab does not repeat the attempt that another tab has just made', async () => {
  const { open, sent } = browser(() => 'failed');
  open().enqueue('quote', values);
  closeTabs();
  await vi.advanceTimersByTimeAsync(1000);
  const pages = [open(), open(), open()];
  for (const page of pages) page.resume();
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toHaveLength(1);
});

test('a subscriber gets every outcome until it unsubscribes', async () => {
  const { open } = browser((attempt) => (attempt < 2 ? 'busy' : 'sent'));
  const outbox = open();
  const seen: string[] = [];
  const unsubscribe = outbox.subscribe((_id, { outcome }) => seen.push(outcome));
  const id = outbox.enqueue('contact', values);
  await outbox.send(id);
  await vi.advanceTimersByTimeAsync(5000);
  unsubscribe();
  await outbox.send(id);
  expect(seen).toEqual(['busy', 'sent']);
});

test('whatever the service answers and however often tabs open and close, each message arrives exactly once and none is lost', async () => {
  const step = fc.oneof(fc.constant('leave' as const), fc.constant('online' as const), fc.constant('write' as const), fc.nat(400_000));
  const answers = fc.array(fc.constantFrom<Outcome>('sent', 'busy', 'failed', 'refused'));
  await fc.assert(
    fc.asyncProperty(fc.array(step), answers, async (steps, outcomes) => {
      for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      const arrived: string[] = [];
      const world = browser((attempt, message) => {
        const outcome = outcomes[attempt - 1] ?? 'sent';
        if (outcome === 'sent') arrived.push(message);
        return outcome;
      });
      let page = world.open();
      const written: string[] = [];
      for (const [i, what] of steps.entries()) {
        if (what === 'online') online();
        else if (what === 'leave') {
          closeTabs();
          page = world.open();
          page.resume();
        } else if (what === 'write') {
          written.push(`message ${i}`);
          const id = page.enqueue('quote', { message: `message ${i}` });
          if (i % 2) void page.send(id);
        } else await vi.advanceTimersByTimeAsync(what);
      }
      await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
      const waiting = world.items();
      expect(waiting.every((entry) => entry.refused)).toBe(true);
      const texts = [...arrived, ...waiting.map((entry) => entry.values['message'] ?? '')];
      expect([texts.length, new Set(texts)]).toEqual([written.length, new Set(written)]);
      closeTabs();
    }),
    { numRuns: 60 },
  );
});

test('the first attempt has left before the call returns, as a page that is being closed needs it, and still only one tab makes it', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { open, items, sent } = browser(() => promise);
  const [page, other] = [open(), open()];
  const id = page.enqueue('quote', values);
  void page.send(id);
  expect(sent).toHaveLength(1);
  other.resume();
  online();
  await vi.advanceTimersByTimeAsync(10_000);
  resolve('sent');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect([sent.length, items()]).toEqual([1, []]);
});

test('who asks for a result after it has come gets it', async () => {
  const { open } = browser((attempt) => (attempt < 2 ? 'busy' : 'sent'));
  const outbox = open();
  const id = outbox.enqueue('contact', values);
  expect(outbox.resultOf(id)).toBeUndefined();
  await outbox.send(id);
  expect(outbox.resultOf(id)).toEqual({ outcome: 'busy' });
  await outbox.send(id);
  expect(outbox.resultOf(id)).toEqual({ outcome: 'sent' });
});
