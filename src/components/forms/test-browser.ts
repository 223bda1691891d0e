/** The browser that the outbox's unit tests run in: its clock is a fake one, and so are its storage, its locks and the service. */
import { afterEach, beforeEach, vi } from 'vitest';
import { createOutbox, type PostResult } from './outbox-engine.ts';
import type { Entry } from './outbox-rules.ts';
import { createStorage, type Backend } from './outbox-storage.ts';

export const values = { name: 'Rina', email: 'rina@example.com', service: 'Web Design', message: 'A shop' };
export const failed: PostResult = { outcome: 'failed', error: new Error('offline') };

/** Gives each test of a file a clock of its own, and `online` the listeners to call. */
export function setUpBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    vi.stubGlobal('addEventListener', vi.fn());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A browser: its storage and locks outlive its tabs, and the service gives the answers of the callback. */
export function browser(answer: (attempt: number) => PostResult | Promise<PostResult>) {
  const items = new Map<string, Entry>();
  const backend: Backend = {
    all: async () => [...items.values()],
    put: async (entry) => void items.set(entry.id, entry),
    remove: async (id) => void items.delete(id),
  };
  const locks = new Map<string, Promise<unknown>>();
  const sent: { at: number; message: string | undefined }[] = [];
  return {
    items,
    sent,
    open: () =>
      createOutbox({
        storage: createStorage([backend]),
        post: async (_form, { message }) => {
          sent.push({ at: Date.now(), message });
          return answer(sent.length);
        },
        withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
          const turn = (locks.get(name) ?? Promise.resolve()).then(work);
          locks.set(
            name,
            turn.catch(() => {}),
          );
          return turn;
        },
      }),
  };
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
