import { post } from './form-service.ts';
import { afterAttempt, belongsInNotice, dueAt, type Entry, isExpired, maxRetryDelay, newEntry, type PostResult } from './outbox-rules.ts';
import { removeEntry, storedEntries, storeEntry } from './outbox-storage.ts';
import type { FormName } from '#content/form-fields.ts';

/** The result of an attempt. `gone`: the entry is no longer stored, because another tab has sent it or the visitor discarded it. */
export type SendResult = PostResult | { outcome: 'gone' };

/** Milliseconds until the next attempt after one that another tab has prevented. */
const pause = 1000;

type Listener = (id: string, result: SendResult) => void;

/**
 * Stores submissions and retries them until the service has them. Each attempt locks its entry and then reads it
 * from storage again, so that of two tabs one sends it and the other finds it gone.
 */
export function createOutbox() {
  /** A visit is a page: what is older is from an earlier one. */
  let visitStart = Date.now();
  /** The start of the visit, or the browser's last return online: retry delays begin again with the shortest. */
  let backoffStart = visitStart;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushing = false;
  let listening = false;
  const inFlight = new Map<string, Promise<boolean>>();
  /** What this page has stored and not tried yet. No other page has either, so it needs to ask nobody before it tries. */
  const fresh = new Set<string>();
  const results = new Map<string, SendResult>();
  const listeners = new Set<Listener>();

  /**
   * The time. When the clock has been set back, the visit and its backoff begin at the earlier time: otherwise each entry would
   * be due again at once after every attempt, until the clock has caught up.
   */
  function now(): number {
    const time = Date.now();
    visitStart = Math.min(visitStart, time);
    backoffStart = Math.min(backoffStart, time);
    return time;
  }

  /** Stores a submission without sending it, and gives its id. */
  function enqueue(form: FormName, values: Entry['values']): string {
    const entry = newEntry(form, values, now());
    storeEntry(entry);
    fresh.add(entry.id);
    listenForOnline();
    scheduleFlush();
    return entry.id;
  }

  /**
   * Sends an entry now, even a refused one, or joins the attempt that is in flight. The first attempt begins before this
   * returns: the page may be about to go.
   */
  async function send(id: string): Promise<void> {
    if (await attempt(id, () => true)) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await send(id);
  }

  /** Sends what is due, also of earlier visits, now and from now on. What was refused long ago goes. */
  function resume(): void {
    const time = now();
    for (const entry of storedEntries()) if (entry.refused && isExpired(entry, time)) removeEntry(entry.id);
    listenForOnline();
    void flushDue();
  }

  /** Removes an entry at the visitor's request. The attempt that is in flight may still send it. */
  function discard(id: string): void {
    removeEntry(id);
    emit(id, { outcome: 'gone' });
  }

  /** The entries that the notice shows, oldest first. */
  function noticeEntries(): Entry[] {
    const time = now();
    return storedEntries().filter((entry) => belongsInNotice(entry, visitStart, time));
  }

  /** Calls the listener after every attempt and every discard. Returns the function that unsubscribes. */
  function subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** One attempt at a time for each entry. False when another tab makes one, or has just made one so that the entry is not due. */
  function attempt(id: string, isDue: (entry: Entry) => boolean): Promise<boolean> {
    const running = inFlight.get(id);
    if (running) return running;
    const sending = fresh.delete(id) ? whileLocked(id, sendOnce(id, isDue)) : unlessLocked(id, () => sendOnce(id, isDue));
    const attempted = sending.finally(() => {
      inFlight.delete(id);
      scheduleFlush();
    });
    inFlight.set(id, attempted);
    return attempted;
  }

  async function sendOnce(id: string, isDue: (entry: Entry) => boolean): Promise<boolean> {
    const entry = stored(id);
    if (entry && !isDue(entry)) return false;
    const result = entry ? await post(entry.form, entry.values) : ({ outcome: 'gone' } as const);
    const remaining = entry && result.outcome !== 'gone' ? afterAttempt(entry, result.outcome, backoffStart, now()) : undefined;
    if (!remaining) removeEntry(id);
    // What was discarded meanwhile stays so.
    else if (stored(id)) storeEntry(remaining);
    emit(id, result);
    return true;
  }

  /** Sends all entries that are due, one after the other. */
  async function flushDue(): Promise<void> {
    if (flushing) return;
    flushing = true;
    function isDue(entry: Entry) {
      const time = now();
      return dueAt(entry, backoffStart, time) <= time;
    }
    try {
      for (const entry of storedEntries()) if (isDue(entry)) await attempt(entry.id, isDue);
    } finally {
      flushing = false;
      scheduleFlush();
    }
  }

  /** Sets the timer for the next entry that becomes due. */
  function scheduleFlush() {
    clearTimeout(timer);
    const entries = storedEntries();
    if (flushing || entries.length === 0) return;
    const time = now();
    const next = Math.min(time + maxRetryDelay, ...entries.map((entry) => dueAt(entry, backoffStart, time)));
    timer = setTimeout(() => void flushDue(), Math.max(next - time, pause));
  }

  function listenForOnline() {
    if (listening) return;
    listening = true;
    addEventListener('online', () => {
      backoffStart = now();
      void flushDue();
    });
  }

  function emit(id: string, result: SendResult) {
    results.set(id, result);
    for (const listener of listeners) {
      try {
        listener(id, result);
      } catch (error) {
        // One that fails keeps neither the others from the result nor the outbox from sending.
        reportError(error);
      }
    }
  }

  /** The last result of this page for an entry, for who asks later than it came. */
  const resultOf = (id: string) => results.get(id);

  return { enqueue, send, resume, discard, noticeEntries, subscribe, resultOf };
}

/** This page's outbox. */
export const outbox = createOutbox();

function stored(id: string): Entry | undefined {
  return storedEntries().find((entry) => entry.id === id);
}

/** Keeps other tabs from work that has begun. */
function whileLocked(name: string, work: Promise<boolean>): Promise<boolean> {
  // Where locks are forbidden, the work is done all the same.
  if ('locks' in navigator) navigator.locks.request(lockName(name), { ifAvailable: true }, () => work).catch(() => {});
  return work;
}

/**
 * Runs the work unless another tab runs work with the same name: then it gives false. Nobody waits for the lock, because what a
 * tab removes from localStorage reaches the others a moment later than the lock does. Without a lock where the browser has none
 * (an address without https).
 */
async function unlessLocked(name: string, work: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return work();
  const asked = { answered: false };
  try {
    return await navigator.locks.request(lockName(name), { ifAvailable: true }, (lock) => {
      asked.answered = true;
      return lock ? work() : false;
    });
  } catch (error) {
    if (asked.answered) throw error;
    return work();
  }
}

function lockName(id: string): string {
  return `outbox ${id}`;
}
