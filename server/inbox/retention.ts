/** Deletes messages when they are as old as the terms promise. */
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reason.ts';
import { createRecords } from './records.ts';

/** In ms. */
const day = 24 * 60 * 60 * 1000;

/** Deletes at once and then every day. Gives a function that ends it. With 0 months nothing is ever deleted. */
export function startRetention(database: Database, months: number, log: Log): () => void {
  if (months === 0) return () => {};
  const timer = setInterval(() => void deleteOld(database, months, log), day);
  void deleteOld(database, months, log);
  return () => clearInterval(timer);
}

/** What was never mailed is deleted too, since that is promised, and told of. Never rejects. */
export async function deleteOld(database: Database, months: number, log: Log, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setMonth(before.getMonth() - months);
  // A month without this day: JavaScript goes on to the next one, which would be too early.
  if (before.getDate() !== now.getDate()) before.setDate(0);
  try {
    const { deleted, unsent } = await createRecords(database).purge(before);
    if (deleted === 0) return;
    const event = { event: 'retention', deleted, months };
    if (unsent === 0) log.info(event);
    else log.warn({ ...event, unsent }, 'Some of the deleted messages had never been mailed.');
  } catch (error) {
    log.error({ event: 'retention', cause: reasonOf(error) }, 'Old messages could not be deleted. The next attempt is tomorrow.');
  }
}
