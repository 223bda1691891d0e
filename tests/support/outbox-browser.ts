/** The browser that the outbox's unit tests run in: clock, storage, locks and the service's answers are the tests' own. */
import { afterEach, beforeEach, vi } from 'vitest';
import * as z from 'zod';
import { createOutbox } from '#components/forms/outbox.ts';
import { storedEntries } from '#components/forms/outbox-storage.ts';
import type { Entry, Outcome } from '#components/forms/outbox-rules.ts';

export const values = { name: 'Rina', email: 'rina@example.com', service: 'Web Design', message: 'A shop' };

const Body = z.object({ message: z.string() });

/** Gives each test of a file a browser and a clock of its own, and `online` the listeners to call. */
export function setUpBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('navigator', { locks: { request: locks() } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A service that gives the answers of the callback, and a browser whose tabs send to it. */
export function browser(answer: (attempt: number, message: string) => Outcome | Promise<Outcome>) {
  const sent: { at: number; message: string }[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { message } = Body.parse(JSON.parse(body));
    sent.push({ at: Date.now(), message });
    const outcome = await answer(sent.length, message);
    if (outcome === 'failed') throw new TypeError('Failed to fetch');
    return { status: outcome === 'busy' ? 503 : outcome === 'refused' ? 422 : 200, json: async () => ({ success: outcome === 'sent' }) };
  });
  return { sent, items: storedEntries, open: () => createOutbox() };
}

/** Waits for the outcome of an attempt that the visitor asks for. */
export async function outcomeOfSend(outbox: ReturnType<typeof createOutbox>, id: string): Promise<string[]> {
  const outcomes: string[] = [];
  const unsubscribe = outbox.subscribe((_id, { outcome }) => outcomes.push(outcome));
  await outbox.send(id);
  unsubscribe();
  return outcomes;
}

/** Puts an entry into the browser's storage as it is. */
export function store(entry: Entry): void {
  localStorage.setItem(`outbox:${entry.id}`, JSON.stringify(entry));
}

/** The browser comes online: tells every tab that is open. */
export function online(): void {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) {
    if (type === 'online' && typeof listener === 'function') listener(new Event('online'));
  }
}

/** All tabs are closed. */
export function closeTabs(): void {
  vi.clearAllTimers();
  vi.mocked(addEventListener).mockClear();
}

/** Its keys are its own properties, as those of a browser's storage are. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** Locks as a browser gives them to its tabs, to those that do not wait for one. */
function locks() {
  const held = new Set<string>();
  return async <T>(name: string, _options: { ifAvailable: true }, work: (lock: object | null) => T | Promise<T>): Promise<T> => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({});
    } finally {
      held.delete(name);
    }
  };
}
