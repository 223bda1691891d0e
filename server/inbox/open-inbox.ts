/** The inbox of a running server: its database, the worker that mails what comes in, and the deletion of what is old. */
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import type { Log } from '../log.ts';
import { createMailQueue } from '../mail/queue.ts';
import { createSend } from '../mail/transport.ts';
import { startMailWorker } from '../mail/worker.ts';
import { reasonOf } from '../errors.ts';
import { createInboxAdmin } from './inbox-admin.ts';
import { createRateLimit } from './rate-limit.ts';
import { createStore, type Submission } from './store.ts';

/** In ms. */
const hour = 60 * 60 * 1000;
const day = 24 * hour;

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

/**
 * Deletes an hour after the start, when a machine has put its clock right, and then every day, or an hour after it failed.
 * Gives a function that ends it and waits for what is being deleted. With 0 months nothing is ever deleted.
 */
export function startRetention(database: Database, months: number, log: Log): () => Promise<void> {
  if (months === 0) return async () => {};
  let running = Promise.resolve();
  let timer = setTimeout(start, hour);
  let began = clockBegan();
  function start(): void {
    running = run();
  }
  async function run(): Promise<void> {
    // A clock that was put ahead since the last time makes no message old, until it has stayed so for a day.
    const now = new Date(Math.min(Date.now(), began + performance.now()));
    began = clockBegan();
    timer = setTimeout(start, (await deleteOld(database, months, log, now)) ? day : hour);
  }
  return async () => {
    await running;
    clearTimeout(timer);
  };
}

/** Ms since 1970: when this process began, by what the clock says now. */
function clockBegan(): number {
  return Date.now() - performance.now();
}

/** What was never mailed is deleted too, since that is promised, and told of. False when it failed. */
export async function deleteOld(database: Database, months: number, log: Log, now: Date): Promise<boolean> {
  const before = new Date(now);
  before.setMonth(before.getMonth() - months);
  // A month without this day: JavaScript goes on to the next one, which would be too early.
  if (before.getDate() !== now.getDate()) before.setDate(0);
  try {
    const { deleted, unsent } = await createInboxAdmin(database).purge(before, now);
    const event = { event: 'retention', deleted, months };
    if (deleted > 0 && unsent === 0) log.info(event);
    if (unsent > 0) log.warn({ ...event, unsent }, 'Some of the deleted messages had never been mailed.');
    return true;
  } catch (error) {
    log.error({ event: 'retention', cause: reasonOf(error) }, 'Old messages could not be deleted. The next attempt is in an hour.');
    return false;
  }
}
