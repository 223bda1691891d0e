import { createStore, del, set, values } from 'idb-keyval';
import { createOutbox } from './outbox-engine.ts';
import { createStorage, type Backend } from './outbox-storage.ts';
import { databaseName, keyPrefix } from './outbox-presence.ts';
import { post } from './form-service.ts';

const store = createStore(databaseName, 'submissions');

const indexedDbBackend: Backend = {
  all: async () => values(store),
  put: async (entry) => set(entry.id, entry, store),
  remove: async (id) => del(id, store),
};

const localStorageBackend: Backend = {
  all: async () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(keyPrefix))
      .map((key) => parse(localStorage.getItem(key))),
  put: async (entry) => localStorage.setItem(keyPrefix + entry.id, JSON.stringify(entry)),
  remove: async (id) => localStorage.removeItem(keyPrefix + id),
};

/** One broken item must not hide the others. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * This browser's outbox. localStorage comes first, because it stores at once: IndexedDB opens its database first, and a tab
 * that is closed meanwhile loses the message.
 */
export const outbox = createOutbox({ storage: createStorage([localStorageBackend, indexedDbBackend]), post, withLock });

/** Runs the work while no other tab runs work with the same name; without a lock where the browser has none (an address without https). */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const lock = { acquired: false };
  try {
    return await navigator.locks.request(`outbox ${name}`, () => {
      lock.acquired = true;
      return work();
    });
  } catch (error) {
    if (lock.acquired) throw error;
    return work();
  }
}
