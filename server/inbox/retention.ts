/** Deletes messages when they are as old as the terms promise. */
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reason.ts';
import { createInboxAdmin } from './inbox-admin.ts';

/** In ms. */
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Deletes at once and then every day, or an hour after it failed. Gives a function that ends it. With 0 months nothing is ever deleted. */
export function startRetention(database: Database, months: number, log: Log): () => void {
  if (months === 0) return () => {};
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  async function run(): Promise<void> {
    const isDone = await deleteOld(database, months, log);
    if (!isEnded) timer = setTimeout(() => void run(), isDone ? day : hour);
  }
  void run();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

/** What was never mailed is deleted too, since that is promised, and told of. False when it failed. */
export async function deleteOld(database: Database, months: number, log: Log, now = new Date()): Promise<boolean> {
  const before = new Date(now);
  before.setMonth(before.getMonth() - months);
  // A month without this day: JavaScript goes on to the next one, which would be too early.
  if (before.getDate() !== now.getDate()) before.setDate(0);
  try {
    const { deleted, unsent } = await createInboxAdmin(database).purge(before);
    const event = { event: 'retention', deleted, months };
    if (deleted > 0 && unsent === 0) log.info(event);
    if (unsent > 0) log.warn({ ...event, unsent }, 'Some of the deleted messages had never been mailed.');
    return true;
  } catch (error) {
    log.error({ event: 'retention', cause: reasonOf(error) }, 'Old messages could not be deleted. The next attempt is in an hour.');
    return false;
  }
}
