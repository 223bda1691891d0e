/** The inbox of a running server: its database, the worker that mails what comes in, and the deletion of what is old. */
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { StartError } from '../environment.ts';
import type { Log } from '../log.ts';
import { createMailQueue } from '../mail/queue.ts';
import { createSend } from '../mail/transport.ts';
import { startMailWorker } from '../mail/worker.ts';
import { reasonOf } from '../reason.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { startRetention } from './retention.ts';
import { createStore, type Store } from './store.ts';

export type Inbox = {
  store: Pick<Store, 'add' | 'check'>;
  /** Of each visitor. */
  clientLimit: RateLimit;
  /** Of all visitors together. */
  siteLimit: RateLimit;
  /** For people: where it is. */
  location: string;
  /** Notes what is being mailed and mails no more. */
  stopMail: () => Promise<void>;
  /** Stores what is pending, then closes the database. */
  close: () => Promise<void>;
};

/**
 * A database of PostgreSQL that is away at the moment does not keep the site from starting: the forms answer 503 until it is back.
 * @throws {StartError} if the database cannot be used as configured.
 */
export async function openInbox(config: Config, log: Log): Promise<Inbox> {
  const { mail, rateLimit, siteRateLimit, maxInboxSize, retentionMonths } = config;
  const database = await openChecked(config.database, log);
  const shared = 'url' in config.database ? database : undefined;
  const store = createStore(database, { queueMail: mail !== undefined, maxSize: maxInboxSize });
  const queue = createMailQueue(database, mail?.perHour ?? 0);
  const worker = mail && startMailWorker({ queue, send: createSend(mail), settings: mail, log });
  const stopRetention = startRetention(database, retentionMonths, log);
  return {
    location: database.location,
    clientLimit: createRateLimit('visitor', rateLimit, shared),
    siteLimit: createRateLimit('site', siteRateLimit, shared),
    store: {
      check: store.check,
      add: async (submission) => {
        const id = await store.add(submission);
        worker?.wake();
        return id;
      },
    },
    stopMail: async () => worker?.close(),
    close: async () => {
      await stopRetention();
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
      log.error({ event: 'start', cause: reasonOf(error) }, `${name}: the database is away. The forms answer 503 until it is back.`);
      return database;
    }
    await database?.close();
    const where = 'url' in settings ? 'the database' : settings.folder;
    throw new StartError(`${name}: cannot keep the inbox in ${where} (${reasonOf(error)})`);
  }
}
