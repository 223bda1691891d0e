/** The inbox of a running server: its database, and the worker that mails what comes in. */
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import type { Log } from '../log.ts';
import { createMailQueue } from '../mail/queue.ts';
import { createSend } from '../mail/transport.ts';
import { startMailWorker } from '../mail/worker.ts';
import { reasonOf } from '../reason.ts';
import { StartError } from '../start-error.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { createSharedRateLimit } from './shared-rate-limit.ts';
import { createStore, type Store } from './store.ts';

export type Inbox = {
  store: Store;
  /** Of each visitor. */
  clientLimit: RateLimit;
  /** Of all visitors together. */
  siteLimit: RateLimit;
  /** For people: where it is. */
  location: string;
  /** Stores what is pending and notes what is being mailed, then closes the database. */
  close: () => Promise<void>;
};

/**
 * A database of PostgreSQL that is away at the moment does not keep the site from starting: the forms answer 503 until it is back.
 * @throws {StartError} if the database cannot be used as configured.
 */
export async function openInbox({ database: settings, mail, rateLimit, siteRateLimit }: Config, log: Log): Promise<Inbox> {
  const database = await openChecked(settings, log);
  const store = createStore(database, { queueMail: mail !== undefined });
  const inbox = {
    location: database.location,
    ...('url' in settings
      ? {
          clientLimit: createSharedRateLimit(database, 'client', rateLimit),
          siteLimit: createSharedRateLimit(database, 'site', siteRateLimit),
        }
      : { clientLimit: createRateLimit(rateLimit), siteLimit: createRateLimit(siteRateLimit) }),
  };
  if (!mail) return { ...inbox, store, close: store.close };
  const worker = startMailWorker({ queue: createMailQueue(database), send: createSend(mail), settings: mail, log });
  return {
    ...inbox,
    store: {
      ...store,
      add: async (submission) => {
        const id = await store.add(submission);
        worker.wake();
        return id;
      },
    },
    close: async () => {
      await worker.close();
      await store.close();
    },
  };
}

async function openChecked(settings: Config['database'], log: Log): Promise<Database> {
  const name = 'url' in settings ? 'DATABASE_URL' : 'DATA_DIR';
  let database: Database | undefined;
  try {
    database = openDatabase(settings);
    await createStore(database, { queueMail: false }).check();
    return database;
  } catch (error) {
    if (database?.isAway(error)) {
      const message = `${name}: the database is away. The forms answer 503 until it is back.`;
      log({ event: 'start', level: 'error', message, cause: reasonOf(error) });
      return database;
    }
    await database?.close();
    const where = 'url' in settings ? 'the database' : settings.folder;
    throw new StartError(`${name}: cannot keep the inbox in ${where} (${reasonOf(error)})`);
  }
}
