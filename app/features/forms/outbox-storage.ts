import { type Entry, isEntry } from './outbox-rules.ts';

/** One place where entries can lie. Each operation may fail. */
export type Backend = {
  all: () => Promise<readonly unknown[]>;
  put: (entry: Entry) => Promise<void>;
  drop: (id: string) => Promise<void>;
};

/** Milliseconds after which a backend counts as out of order: some browsers never answer when their database is locked. */
const timeout = 1500;

/**
 * Several backends as one storage, best first. An entry goes to the first backend that takes it; the page's own memory comes
 * last and takes everything, so that a form works with every storage out of order.
 */
export function createStorage(backends: readonly Backend[]) {
  const memory = memoryBackend();
  const every = [...backends, memory];
  /** A backend that could not be emptied must not bring back what this page has dealt with. */
  const dropped = new Set<string>();

  return {
    /** All that is kept. `complete` is false when a backend could not be read, so that an absence proves nothing. */
    async all(): Promise<{ entries: Entry[]; complete: boolean }> {
      const results = await Promise.allSettled(every.map((backend) => within(timeout, backend.all)));
      const entries = new Map<string, Entry>();
      for (const result of results) {
        for (const entry of result.status === 'fulfilled' ? result.value : []) {
          if (isEntry(entry) && !dropped.has(entry.id) && !entries.has(entry.id)) entries.set(entry.id, entry);
        }
      }
      return {
        entries: [...entries.values()].toSorted((a, b) => a.at - b.at),
        complete: results.every(({ status }) => status === 'fulfilled'),
      };
    },

    async put(entry: Entry): Promise<void> {
      dropped.delete(entry.id);
      for (const backend of every) {
        try {
          await within(timeout, () => backend.put(entry));
          return;
        } catch {
          // The next backend takes it.
        }
      }
    },

    async drop(id: string): Promise<void> {
      dropped.add(id);
      await Promise.allSettled(every.map((backend) => within(timeout, () => backend.drop(id))));
    },
  };
}

export type Storage = ReturnType<typeof createStorage>;

function memoryBackend(): Backend {
  const entries = new Map<string, Entry>();
  return {
    all: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.id, entry),
    drop: async (id) => void entries.delete(id),
  };
}

/** The work's result, or a failure when it takes longer than this many milliseconds. */
function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), milliseconds);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
