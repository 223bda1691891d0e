/** The inbox of a running server: its database, the worker that mails what comes in, and the deletion of what is old. */
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import type { Log } from '../log.ts';
import { createMailQueue } from '../mail/queue.ts';
import { createSend } from '../mail/transport.ts';
import { startMailWorker } from '../mail/worker.ts';
import { reasonOf } from '../errors.ts';
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

/** Also where its database cannot be used: then the forms answer 503 until it can, which each of them tries. */
export async function openInbox(config: Config, log: Log): Promise<Inbox> {
  const { mail, rateLimit, siteRateLimit, maxInboxSize, retentionMonths } = config;
  const database = openDatabase(config.database);
  const shared = 'url' in config.database ? database : undefined;
  const store = createStore(database, { queueMail: mail !== undefined, maxSize: maxInboxSize });
  await store.check().catch((error: unknown) => {
    const name = 'url' in config.database ? 'DATABASE_URL' : 'DATA_DIR';
    log.error({ event: 'start', cause: reasonOf(error) }, `${name}: the inbox cannot be used. The forms answer 503 until it can.`);
  });
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
