/**
 * The rules of the outbox as pure functions, without storage, network or screen: what is stored, what a response means, when
 * to retry, and which entries the notice shows.
 */
import type { FormName } from '#content/form-fields.ts';

/**
 * A submission that the service does not have yet. All times are milliseconds since 1970. Entries stay in browsers between
 * versions of the site, so a changed field name would lose them.
 */
export type Entry = {
  id: string;
  form: FormName;
  values: Readonly<Record<string, string>>;
  /** When it was submitted. */
  at: number;
  /** Attempts without success since the backoff last restarted. */
  tries: number;
  /** When the last attempt ended without success. Before the first attempt: when it was submitted, so that the form has time to send it. */
  triedAt: number;
  /** The service has refused it: only the visitor can send it again. */
  refused: boolean;
};

/**
 * `refused`: the service does not accept this submission. `busy`: it accepts none at the moment. `failed`: it did not
 * respond, or its response does not say whether it has the submission.
 */
export type Outcome = 'sent' | 'refused' | 'busy' | 'failed';

export type PostResult = { outcome: Exclude<Outcome, 'failed'> } | { outcome: 'failed'; error: unknown };

const second = 1000;
const minute = 60 * second;

/** The backoff: delays after the first, second … attempt without success. The last one repeats while a page is open. */
const retryDelays = [5 * second, 15 * second, minute, 5 * minute, 15 * minute] as const;
export const maxRetryDelay = retryDelays[4];

/** After this time an entry is tried once more, unless it was refused, and then it goes: browsers are shared. */
const maxAge = 30 * 24 * 60 * minute;

export function isExpired({ at }: Entry, now: number): boolean {
  return now - at > maxAge;
}

export function newEntry(form: FormName, values: Readonly<Record<string, string>>, now: number): Entry {
  const id = `${now.toString(36)}-${Math.random().toString(36).slice(2)}`;
  return { id, form, values, at: now, tries: 0, triedAt: now, refused: false };
}

/** What the service's response means. Only a literal `success: true` counts as sent. */
export function outcomeOf(status: number, body: unknown): Outcome {
  const success = typeof body === 'object' && body !== null && 'success' in body ? body.success : undefined;
  if (success === true) return 'sent';
  if (success !== false) return 'failed';
  return status === 429 || status >= 500 ? 'busy' : 'refused';
}

/**
 * The entry to store after an attempt; undefined when it is sent or too old. The backoff restarts with each visit and each return
 * online: `backoffStart` is the later of the two.
 */
export function afterAttempt(entry: Entry, outcome: Outcome, backoffStart: number, now: number): Entry | undefined {
  if (outcome === 'sent' || isExpired(entry, now)) return undefined;
  return { ...entry, tries: entry.triedAt < backoffStart ? 1 : entry.tries + 1, triedAt: now, refused: outcome === 'refused' };
}

/**
 * When to send the entry automatically: never once it is refused; at once when there was no attempt since `backoffStart`, or
 * when the clock has been set back; otherwise after its retry delay.
 */
export function dueAt({ refused, tries, triedAt }: Entry, backoffStart: number, now: number): number {
  if (refused) return Infinity;
  if (triedAt < backoffStart || triedAt > now) return now;
  return triedAt + (retryDelays[Math.max(tries, 1) - 1] ?? maxRetryDelay);
}

/**
 * Whether the notice shows the entry: it is from an earlier visit, and this visit could not send it either. A time that is
 * still to come is from before the clock was set back.
 */
export function belongsInNotice({ at, triedAt, refused }: Entry, visitStart: number, now: number): boolean {
  const isSinceStart = (time: number) => time >= visitStart && time <= now;
  return !isSinceStart(at) && (refused || isSinceStart(triedAt));
}

/** A mailto link to an e-mail with everything that was filled in, each text after its label. Empty fields are left out. */
export function mailtoLink(email: string, subject: string, labels: Readonly<Record<string, string>>, { values }: Entry): string {
  const lines = Object.entries(values).flatMap(([field, text]) => (text.trim() ? [`${labels[field] ?? field}: ${text}`] : []));
  const body = lines.join('\n\n').replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
