/** The inbox of a running server: its database, the worker that mails what comes in, and the deletion of what is old. */
import type { Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import type { Log } from '../log.ts';
import { createMailQueue } from '../mail/queue.ts';
import { createSend } from '../mail/transport.ts';
import { startMailWorker } from '../mail/worker.ts';
import { reasonOf } from '../errors.ts';
import { createRateLimit } from './rate-limit.ts';
import { startRetention } from './retention.ts';
import { createStore, type Submission } from './store.ts';

export type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** Also where its database cannot be used: then the forms answer 503 until it can, which each of them tries. */
export async function openInbox(config: Config, log: Log) {
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
    /** For people: where it is. */
    location: database.location,
    /** Of each visitor. */
    clientLimit: createRateLimit('visitor', rateLimit, shared),
    /** Of all visitors together. */
    siteLimit: createRateLimit('site', siteRateLimit, shared),
    store: {
      check: store.check,
      add: async (submission: Submission) => {
        const id = await store.add(submission);
        worker?.wake();
        return id;
      },
    },
    /** Notes what is being mailed and mails no more. */
    stopMail: async () => worker?.close(),
    /** Stores what is pending, then closes the database. */
    close: async () => {
      await stopRetention();
      await store.close();
    },
  };
}
