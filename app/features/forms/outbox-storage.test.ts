import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Entry, newEntry } from './outbox-rules.ts';
import { createStorage, type Backend } from './outbox-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = newEntry('quote', { name: 'Rina' }, 0);

function backend(): Backend & { items: Map<string, unknown> } {
  const items = new Map<string, unknown>();
  return {
    items,
    all: async () => [...items.values()],
    put: async (one) => void items.set(one.id, one),
    drop: async (id) => void items.delete(id),
  };
}

const broken: Backend = {
  all: () => Promise.reject(new Error('no')),
  put: () => Promise.reject(new Error('no')),
  drop: () => Promise.reject(new Error('no')),
};

const never = new Promise<never>(() => {});
const dumb: Backend = { all: () => never, put: () => never, drop: () => never };

/** The result, with as much time as it takes. */
async function soon<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

test('an entry lies on the first backend that takes it', async () => {
  const [first, second] = [backend(), backend()];
  await createStorage([first, second]).put(entry);
  expect([first.items.size, second.items.size]).toEqual([1, 0]);
});

test('a backend that fails or never answers is passed over', async () => {
  const last = backend();
  const storage = createStorage([broken, dumb, last]);
  await soon(storage.put(entry));
  expect(last.items.get(entry.id)).toEqual(entry);
  expect(await soon(storage.all())).toEqual({ entries: [entry], complete: false });
});

test('with every backend out of order the page itself remembers', async () => {
  const storage = createStorage([broken, dumb]);
  await soon(storage.put(entry));
  expect((await soon(storage.all())).entries).toEqual([entry]);
  await soon(storage.drop(entry.id));
  expect((await soon(storage.all())).entries).toEqual([]);
});

test('what was dropped does not come back from a backend that kept it, unless it is put again', async () => {
  const stubborn: Backend = { ...backend(), all: async () => [entry], drop: broken.drop };
  const storage = createStorage([stubborn]);
  await soon(storage.drop(entry.id));
  expect((await storage.all()).entries).toEqual([]);
  await storage.put(entry);
  expect((await storage.all()).entries).toEqual([entry]);
});

test('entries come oldest first, each once, and nothing that is no entry', async () => {
  const [first, second] = [backend(), backend()];
  const older: Entry = { ...newEntry('contact', {}, -5), id: 'older' };
  for (const item of [entry, null, { id: 'x' }]) first.items.set(String(item?.id), item);
  for (const item of [{ ...entry, tries: 3 }, older]) second.items.set(item.id, item);
  expect(await createStorage([first, second]).all()).toEqual({ entries: [older, entry], complete: true });
});
