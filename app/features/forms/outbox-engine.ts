import { afterAttempt, belongsInNotice, dueAt, type Entry, maxRetryDelay, newEntry, type Outcome } from './outbox-rules.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import type { FormName } from '#src/lib/form-rules.ts';

export type PostResult = { outcome: Exclude<Outcome, 'failed'> } | { outcome: 'failed'; error: unknown };

/** The result of an attempt. `gone`: the entry is no longer stored, because another tab has sent it or the visitor discarded it. */
export type SendResult = PostResult | { outcome: 'gone' };

type Listener = (id: string, outcome: SendResult['outcome']) => void;

type Dependencies = {
  storage: OutboxStorage;
  /** Sends a submission once. Never rejects. */
  post: (form: FormName, values: Entry['values']) => Promise<PostResult>;
  /** Runs the work while no other tab of this browser runs work with the same name. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

/**
 * Stores submissions and retries them until the service has them (decisions section 6). Each attempt locks its entry and
 * then reads it from storage again, so that of two tabs one sends it and the other finds it gone.
 */
export function createOutbox({ storage, post, withLock }: Dependencies) {
  let visitStart = Date.now();
  /** The start of the visit, or the browser's last return online: retry delays begin again with the shortest. */
  let backoffStart = visitStart;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flushing = false;
  let listeningForOnline = false;
  /** The stored entries as far as this tab knows: another tab may have changed them. */
  const pending = new Map<string, Entry>();
  /** What the visitor discarded here, as it was stored then. */
  const discarded = new Map<string, Entry>();
  const inFlight = new Map<string, Promise<SendResult | undefined>>();
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

  /** Stores a submission without sending it. Resolves with its id once it is stored. */
  async function enqueue(form: FormName, values: Entry['values']): Promise<string> {
    const entry = newEntry(form, values, now());
    await put(entry);
    listenForOnline();
    scheduleFlush();
    return entry.id;
  }

  /** Sends an entry now, even a refused one, or joins the attempt that is in flight. */
  async function send(id: string): Promise<SendResult> {
    for (;;) {
      // The attempt that this call joins may find that the entry is not due, and send nothing: then this call tries again.
      const result = await attempt(id, () => true);
      if (result) return result;
    }
  }

  /** Loads what earlier visits left and starts to send it. Resolves before the first attempt ends. */
  async function resume(): Promise<void> {
    listenForOnline();
    await loadPending();
    void flushDue();
  }

  /** Removes an entry at the visitor's request, unless the attempt that is in flight sends it. */
  async function discard(id: string): Promise<void> {
    await withLock(id, async () => {
      const entry = await find(id);
      if (entry) discarded.set(id, entry);
      await remove(id);
    });
    emit(id, 'gone');
  }

  /** Stores a discarded entry again. One that was sent before it could be discarded stays gone. */
  async function restore(id: string): Promise<void> {
    await withLock(id, async () => {
      const entry = discarded.get(id);
      if (entry) await put(entry);
      else emit(id, 'gone');
    });
    discarded.delete(id);
    scheduleFlush();
  }

  /** The entries that the notice shows, oldest first. */
  function noticeEntries(): Entry[] {
    const time = now();
    return [...pending.values()].filter((entry) => belongsInNotice(entry, visitStart, time)).toSorted((a, b) => a.at - b.at);
  }

  /** Calls the listener after every attempt and every discard. Returns the function that unsubscribes. */
  function subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** One attempt at a time for each entry. Undefined when the entry is not due, because another tab has just tried it. */
  function attempt(id: string, isDue: (entry: Entry) => boolean): Promise<SendResult | undefined> {
    const running = inFlight.get(id);
    if (running) return running;
    const result = withLock(id, () => sendOnce(id, isDue)).finally(() => {
      inFlight.delete(id);
      scheduleFlush();
    });
    inFlight.set(id, result);
    return result;
  }

  async function sendOnce(id: string, isDue: (entry: Entry) => boolean): Promise<SendResult | undefined> {
    const entry = await find(id);
    if (!entry) {
      pending.delete(id);
      emit(id, 'gone');
      return { outcome: 'gone' };
    }
    if (!isDue(entry)) return undefined;
    const result = await post(entry.form, entry.values);
    const time = now();
    const remaining = afterAttempt(entry, result.outcome, backoffStart, time);
    await (remaining ? put(remaining) : remove(id));
    emit(id, result.outcome);
    return result;
  }

  async function find(id: string): Promise<Entry | undefined> {
    const { entries, isGone } = await storage.all();
    return entries.find((entry) => entry.id === id) ?? (isGone(id) ? undefined : pending.get(id));
  }

  async function put(entry: Entry): Promise<void> {
    await storage.put(entry);
    pending.set(entry.id, entry);
  }

  async function remove(id: string): Promise<void> {
    pending.delete(id);
    await storage.remove(id);
  }

  async function loadPending(): Promise<void> {
    for (const entry of (await storage.all()).entries) pending.set(entry.id, entry);
  }

  /** Sends all entries that are due, one after the other. */
  async function flushDue(): Promise<void> {
    if (flushing) return;
    flushing = true;
    await loadPending();
    function isDue(entry: Entry) {
      const time = now();
      return dueAt(entry, backoffStart, time) <= time;
    }
    for (const entry of pending.values()) {
      if (isDue(entry)) await attempt(entry.id, isDue);
    }
    flushing = false;
    scheduleFlush();
  }

  /** Sets the timer for the next entry that becomes due. */
  function scheduleFlush() {
    clearTimeout(timer);
    if (flushing || pending.size === 0) return;
    const time = now();
    const next = Math.min(time + maxRetryDelay, ...[...pending.values()].map((entry) => dueAt(entry, backoffStart, time)));
    timer = setTimeout(() => void flushDue(), next - time);
  }

  function listenForOnline() {
    if (listeningForOnline) return;
    listeningForOnline = true;
    addEventListener('online', () => {
      backoffStart = now();
      void flushDue();
    });
  }

  function emit(id: string, outcome: SendResult['outcome']) {
    for (const listener of listeners) listener(id, outcome);
  }

  return { enqueue, send, resume, discard, restore, noticeEntries, subscribe };
}
