import { afterAttempt, dueAt, type Entry, isReportable, longestPause, newEntry, type Outcome } from './outbox-rules.ts';
import type { Storage } from './outbox-storage.ts';
import type { FormName } from './schema.ts';

export type PostResult = { outcome: Exclude<Outcome, 'failed'> } | { outcome: 'failed'; error: unknown };

/** What came of an attempt. `gone` is an entry that is no longer kept: another page has sent it, or its visitor discarded it. */
export type Answer = PostResult | { outcome: 'gone' };

type Listener = (id: string, outcome: Answer['outcome']) => void;

type Parts = {
  storage: Storage;
  /** Sends a submission once. Never rejects. */
  post: (form: FormName, values: Entry['values']) => Promise<PostResult>;
  /** Does the work while no other page of this browser does work of the same name. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

/**
 * Keeps submissions and sends them until the service has them (decisions section 6). Each attempt reads its entry anew once
 * no other page is at it, so that of two pages one sends and the other finds it gone.
 */
export function createOutbox({ storage, post, withLock }: Parts) {
  const visitBegan = Date.now();
  /** The visit's beginning or the browser's last return online. */
  let since = visitBegan;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sendingDue = false;
  let listening = false;
  /** What this page knows to be kept. */
  const known = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Answer | undefined>>();
  const listeners = new Set<Listener>();

  /** Keeps a submission. Resolves with its id as soon as it lies somewhere safe; does not send. */
  async function keep(form: FormName, values: Entry['values']): Promise<string> {
    const entry = newEntry(form, values, Date.now());
    await put(entry);
    listen();
    scheduleNext();
    return entry.id;
  }

  /** Sends an entry now, refused or not, or joins the attempt that is under way. */
  async function send(id: string): Promise<Answer> {
    for (;;) {
      const answer = await attempt(id, () => true);
      if (answer) return answer;
    }
  }

  /** Looks for what earlier visits left, and begins to send it; resolves before that has come to anything. */
  async function resume(): Promise<void> {
    listen();
    await refresh();
    void sendDue();
  }

  /** Forgets an entry, at its visitor's word. */
  async function discard(id: string): Promise<void> {
    await withLock(id, () => forget(id));
    report(id, 'gone');
  }

  /** Keeps an entry again that was discarded. */
  async function restore(entry: Entry): Promise<void> {
    await withLock(entry.id, () => put(entry));
    scheduleNext();
  }

  /** What the visitor should hear of, oldest first. */
  function reportable(): Entry[] {
    return [...known.values()].filter((entry) => isReportable(entry, visitBegan)).toSorted((a, b) => a.at - b.at);
  }

  /** Hears of every attempt's outcome. Returns how to stop. */
  function watch(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** One attempt at a time for each entry; undefined when it turns out not to be due, since another page has just made one. */
  function attempt(id: string, isDue: (entry: Entry) => boolean): Promise<Answer | undefined> {
    const running = underWay.get(id);
    if (running) return running;
    const answer = withLock(id, () => sendOnce(id, isDue)).finally(() => {
      underWay.delete(id);
      scheduleNext();
    });
    underWay.set(id, answer);
    return answer;
  }

  async function sendOnce(id: string, isDue: (entry: Entry) => boolean): Promise<Answer | undefined> {
    const { entries, complete } = await storage.all();
    const entry = entries.find((candidate) => candidate.id === id) ?? (complete ? undefined : known.get(id));
    if (!entry) {
      known.delete(id);
      report(id, 'gone');
      return { outcome: 'gone' };
    }
    if (!isDue(entry)) return undefined;
    const answer = await post(entry.form, entry.values);
    const kept = afterAttempt(entry, answer.outcome, since, Date.now());
    await (kept ? put(kept) : forget(id));
    report(id, answer.outcome);
    return answer;
  }

  async function put(entry: Entry): Promise<void> {
    await storage.put(entry);
    known.set(entry.id, entry);
  }

  async function forget(id: string): Promise<void> {
    known.delete(id);
    await storage.drop(id);
  }

  async function refresh(): Promise<void> {
    for (const entry of (await storage.all()).entries) known.set(entry.id, entry);
  }

  /** Sends one after the other whatever is due. */
  async function sendDue(): Promise<void> {
    if (sendingDue) return;
    sendingDue = true;
    await refresh();
    const isDue = (entry: Entry) => dueAt(entry, since, Date.now()) <= Date.now();
    for (const entry of known.values()) {
      if (isDue(entry)) await attempt(entry.id, isDue);
    }
    sendingDue = false;
    scheduleNext();
  }

  /** Sleeps until the next entry is due. */
  function scheduleNext() {
    clearTimeout(timer);
    if (sendingDue || known.size === 0) return;
    const now = Date.now();
    const next = Math.min(now + longestPause, ...[...known.values()].map((entry) => dueAt(entry, since, now)));
    timer = setTimeout(() => void sendDue(), next - now);
  }

  function listen() {
    if (listening) return;
    listening = true;
    addEventListener('online', () => {
      since = Date.now();
      void sendDue();
    });
  }

  function report(id: string, outcome: Answer['outcome']) {
    for (const listener of listeners) listener(id, outcome);
  }

  return { keep, send, resume, discard, restore, reportable, watch };
}
