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
    put: async (item) => void items.set(item.id, item),
    remove: async (id) => void items.delete(id),
  };
}

const broken: Backend = {
  all: () => Promise.reject(new Error('no')),
  put: () => Promise.reject(new Error('no')),
  remove: () => Promise.reject(new Error('no')),
};

const never = new Promise<never>(() => {});
const silent: Backend = { all: () => never, put: () => never, remove: () => never };

/** The result after all timeouts have passed. */
async function afterTimeouts<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return work;
}

test('an entry is stored in the first backend that accepts it', async () => {
  const [first, second] = [backend(), backend()];
  await createStorage([first, second]).put(entry);
  expect([first.items.size, second.items.size]).toEqual([1, 0]);
});

test('a backend that fails or never answers is skipped', async () => {
  const last = backend();
  const storage = createStorage([broken, silent, last]);
  await afterTimeouts(storage.put(entry));
  expect(last.items.get(entry.id)).toEqual(entry);
  expect((await afterTimeouts(storage.all())).entries).toEqual([entry]);
});

test('when every backend fails, the page keeps entries in its memory', async () => {
  const storage = createStorage([broken, silent]);
  await afterTimeouts(storage.put(entry));
  expect((await afterTimeouts(storage.all())).entries).toEqual([entry]);
  await afterTimeouts(storage.remove(entry.id));
  expect((await afterTimeouts(storage.all())).entries).toEqual([]);
});

test('a removed entry does not come back from a backend that failed to remove it, unless it is put again', async () => {
  const stubborn: Backend = { ...backend(), all: async () => [entry], remove: broken.remove };
  const storage = createStorage([stubborn]);
  await afterTimeouts(storage.remove(entry.id));
  expect((await storage.all()).entries).toEqual([]);
  await storage.put(entry);
  expect((await storage.all()).entries).toEqual([entry]);
});

test('entries come oldest first and each once, without values that are not entries', async () => {
  const [first, second] = [backend(), backend()];
  const older: Entry = { ...newEntry('contact', {}, -5), id: 'older' };
  for (const item of [entry, null, { id: 'x' }]) first.items.set(String(item?.id), item);
  for (const item of [{ ...entry, tries: 3 }, older]) second.items.set(item.id, item);
  expect((await createStorage([first, second]).all()).entries).toEqual([older, entry]);
});

test.each<[string, boolean, Backend[], (first: Backend) => Promise<void>]>([
  [
    'another tab has removed it from where this page put it, whatever the other backends do',
    true,
    [silent],
    ({ remove }) => remove(entry.id),
  ],
  ['it is still there', false, [silent], async () => {}],
])('an entry is gone when %s: %j', async (_, gone, others, change) => {
  const first = backend();
  const storage = createStorage([first, ...others]);
  await storage.put(entry);
  await change(first);
  expect((await afterTimeouts(storage.all())).isGone(entry.id)).toBe(gone);
});

test('an entry is not gone while the backend that may have it cannot be read', async () => {
  const storage = createStorage([broken, backend()]);
  expect((await storage.all()).isGone(entry.id)).toBe(false);
  expect((await createStorage([backend(), backend()]).all()).isGone(entry.id)).toBe(true);
});
