import { createStore, del, set, values } from 'idb-keyval';
import { createOutbox } from './outbox-engine.ts';
import { createStorage, type Backend } from './outbox-storage.ts';
import { databaseName, keyPrefix } from './outbox-presence.ts';
import { post } from './form-service.ts';

const store = createStore(databaseName, 'submissions');

const database: Backend = {
  all: async () => values(store),
  put: async (entry) => set(entry.id, entry, store),
  drop: async (id) => del(id, store),
};

const plainStorage: Backend = {
  all: async () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(keyPrefix))
      .map((key) => parse(localStorage.getItem(key))),
  put: async (entry) => localStorage.setItem(keyPrefix + entry.id, JSON.stringify(entry)),
  drop: async (id) => localStorage.removeItem(keyPrefix + id),
};

/** One broken item must not hide the others. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** This browser's outbox. */
export const outbox = createOutbox({ storage: createStorage([database, plainStorage]), post, withLock });

/** Other pages of the site wait with work of the same name. Where the browser has no locks (an address without https) nobody waits. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const turn = { begun: false };
  try {
    return await navigator.locks.request(`outbox ${name}`, () => {
      turn.begun = true;
      return work();
    });
  } catch (error) {
    if (turn.begun) throw error;
    return work();
  }
}
