/** Deletes messages when they are as old as the terms promise. */
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../errors.ts';
import { createInboxAdmin } from './inbox-admin.ts';

/** In ms. */
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Deletes an hour after the start, when a machine has put its clock right, and then every day, or an hour after it failed.
 * Gives a function that ends it and waits for what is being deleted. With 0 months nothing is ever deleted.
 */
export function startRetention(database: Database, months: number, log: Log): () => Promise<void> {
  if (months === 0) return async () => {};
  let isEnded = false;
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
    const isDone = await deleteOld(database, months, log, now);
    if (!isEnded) timer = setTimeout(start, isDone ? day : hour);
  }
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await running;
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
