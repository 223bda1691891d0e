import { type Entry, isEntry } from './outbox-rules.ts';

/** One place to store entries. Each operation may fail. */
export type Backend = {
  all: () => Promise<readonly unknown[]>;
  put: (entry: Entry) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** Milliseconds after which a backend counts as failed: some browsers never answer when their database is locked. */
const timeout = 1500;

/**
 * Several backends as one storage, best first. An entry goes to the first backend that accepts it. The last one is the
 * page's memory, which accepts everything, so that a form works even when every backend fails.
 */
export function createStorage(backends: readonly Backend[]) {
  const allBackends = [...backends, memoryBackend()];
  /** A backend that failed to remove an entry must not bring it back on this page. */
  const removed = new Set<string>();
  /** Where this page last found or put an entry. */
  const placeOf = new Map<string, Backend>();

  return {
    /**
     * All stored entries, oldest first. `isGone` tells whether an entry that is not among them is stored no longer: when every
     * backend could be read, or else the one in which this page knows it to have been.
     */
    async all(): Promise<{ entries: Entry[]; isGone: (id: string) => boolean }> {
      const results = await Promise.allSettled(allBackends.map((backend) => withTimeout(backend.all)));
      const entries = new Map<string, Entry>();
      const read = new Set<Backend>();
      for (const [i, backend] of allBackends.entries()) {
        const result = results[i];
        if (result?.status !== 'fulfilled') continue;
        read.add(backend);
        for (const entry of result.value) {
          if (!isEntry(entry) || removed.has(entry.id) || entries.has(entry.id)) continue;
          entries.set(entry.id, entry);
          placeOf.set(entry.id, backend);
        }
      }
      return {
        entries: [...entries.values()].toSorted((a, b) => a.at - b.at),
        isGone: (id) => {
          const place = placeOf.get(id);
          return !entries.has(id) && (read.size === allBackends.length || (place !== undefined && read.has(place)));
        },
      };
    },

    async put(entry: Entry): Promise<void> {
      removed.delete(entry.id);
      for (const backend of allBackends) {
        try {
          await withTimeout(() => backend.put(entry));
          placeOf.set(entry.id, backend);
          return;
        } catch {
          // The next backend stores it.
        }
      }
    },

    async remove(id: string): Promise<void> {
      removed.add(id);
      await Promise.allSettled(allBackends.map((backend) => withTimeout(() => backend.remove(id))));
    },
  };
}

export type OutboxStorage = ReturnType<typeof createStorage>;

function memoryBackend(): Backend {
  const entries = new Map<string, Entry>();
  return {
    all: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
  };
}

/** The result of the operation. Rejects when it takes longer than `timeout`. */
function withTimeout<T>(operation: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), timeout);
    operation()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
