/**
 * The outbox's rules, apart from storage, network and screen (decisions section 6, 'Nothing typed is ever lost'):
 * what is kept, what an answer means, when to send again, whom to tell.
 */
import { type FormName, fixedTexts } from './schema.ts';

/** What is kept of a submission until the service has it. All times are milliseconds since 1970. */
export type Entry = {
  id: string;
  form: FormName;
  values: Readonly<Record<string, string>>;
  /** When it was submitted. */
  at: number;
  /** How often it was sent in vain since the pauses last began anew. */
  tries: number;
  /** When it was last sent in vain; before that, when it was submitted, which leaves its form the time to send it. */
  triedAt: number;
  /** The service has answered no: it waits for the visitor. */
  refused: boolean;
};

/** `busy` is a no that comes from the service's state and not from the submission; `failed` is no answer, or one without yes or no. */
export type Outcome = 'sent' | 'refused' | 'busy' | 'failed';

const second = 1000;
const minute = 60 * second;

/** Pauses after the first, second … vain attempt; the last one goes on for as long as a page is open. */
const pauses = [5 * second, 15 * second, minute, 5 * minute, 15 * minute] as const;
export const longestPause = pauses[4];

export function newEntry(form: FormName, values: Readonly<Record<string, string>>, now: number): Entry {
  const id = `${now.toString(36)}-${Math.random().toString(36).slice(2)}`;
  return { id, form, values, at: now, tries: 0, triedAt: now, refused: false };
}

/** What the service's answer means. Only a literal `success: true` counts as sent. */
export function outcomeOf(status: number, answer: unknown): Outcome {
  const success = typeof answer === 'object' && answer !== null && 'success' in answer ? answer.success : undefined;
  if (success === true) return 'sent';
  if (success !== false) return 'failed';
  return status === 429 || status >= 500 ? 'busy' : 'refused';
}

/**
 * The entry as it is kept after an attempt; nothing when it need not be kept any longer. The pauses begin anew with each
 * visit and each return online, whichever was last: `since`.
 */
export function afterAttempt(entry: Entry, outcome: Outcome, since: number, now: number): Entry | undefined {
  if (outcome === 'sent') return undefined;
  return { ...entry, tries: entry.triedAt < since ? 1 : entry.tries + 1, triedAt: now, refused: outcome === 'refused' };
}

/**
 * When the entry is to be sent without anybody asking: never once refused; at once when nobody has tried since `since`, or
 * when the clock has been set back; else after its pause.
 */
export function dueAt({ refused, tries, triedAt }: Entry, since: number, now: number): number {
  if (refused) return Infinity;
  if (triedAt < since || triedAt > now) return now;
  return triedAt + (pauses[Math.max(tries, 1) - 1] ?? longestPause);
}

/** Whether to tell the visitor: it is from an earlier visit, and this one has not got it through either. */
export function isReportable({ at, triedAt, refused }: Entry, visitBegan: number): boolean {
  return at < visitBegan && (refused || triedAt >= visitBegan);
}

/** Whether what a storage gave back is an entry: it may be from an older version of the site, or from something else. */
export function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, form, values, at, tries, triedAt, refused } = value as Partial<Record<keyof Entry, unknown>>;
  return (
    typeof id === 'string' &&
    typeof form === 'string' &&
    Object.hasOwn(fixedTexts, form) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string') &&
    [at, tries, triedAt].every(Number.isFinite) &&
    typeof refused === 'boolean'
  );
}

/** The mailto address of a letter with everything that was filled in, each text under its label; empty fields are left out. */
export function mailtoLink(email: string, subject: string, labels: Readonly<Record<string, string>>, { values }: Entry): string {
  const lines = Object.entries(values).flatMap(([field, text]) => (text.trim() ? [`${labels[field] ?? field}: ${text}`] : []));
  const body = lines.join('\n\n').replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
