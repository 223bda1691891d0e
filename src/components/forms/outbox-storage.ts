import type { FormName } from '#content/form-fields.ts';
import type { Entry } from './outbox-rules.ts';

/** An item of localStorage with this prefix is a submission that the service does not have yet. */
export const keyPrefix = 'outbox:';

/** Every page loads this file, so it does without the fields of the forms. */
const forms = { quote: true, contact: true } satisfies Record<FormName, true>;

/** What the browser would not store. It lives as long as the page, so that a form works all the same. */
const inMemory = new Map<string, Entry>();

/** Whether something may be unsent. Every page asks, so this file needs nothing of the outbox. */
export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyPrefix));
  } catch {
    // A browser that forbids storage has nothing of an earlier page.
    return false;
  }
}

/** The visitor's unsent submissions, oldest first: those of this browser and those of this page alone. */
export function storedEntries(): Entry[] {
  const entries = new Map<string, Entry>();
  for (const value of localValues()) if (isEntry(value)) entries.set(value.id, value);
  for (const entry of inMemory.values()) entries.set(entry.id, entry);
  return [...entries.values()].toSorted((a, b) => a.at - b.at);
}

/** Stores an entry, or its new state: before it returns, so that a tab that is closed at once loses nothing. */
export function storeEntry(entry: Entry): void {
  if (write(keyPrefix + entry.id, JSON.stringify(entry))) inMemory.delete(entry.id);
  else inMemory.set(entry.id, entry);
}

export function removeEntry(id: string): void {
  inMemory.delete(id);
  try {
    localStorage.removeItem(keyPrefix + id);
  } catch {
    // What may not be removed was not stored either.
  }
}

/** Whether what the site stores is still there at the next visit: not when the browser forbids storage or has no room left. */
export function storageLasts(): boolean {
  const lasts = write('storage-lasts', '');
  if (lasts) localStorage.removeItem('storage-lasts');
  return lasts;
}

function localValues(): unknown[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyPrefix))
      .map((key) => parse(localStorage.getItem(key)));
  } catch {
    return [];
  }
}

/** Whether a stored value is an entry: it may come from an older version of the site, or from something else. */
export function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, form, values, at, tries, triedAt, refused } = value as Partial<Record<keyof Entry, unknown>>;
  return (
    typeof id === 'string' &&
    typeof form === 'string' &&
    Object.hasOwn(forms, form) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string') &&
    [at, tries, triedAt].every(Number.isFinite) &&
    typeof refused === 'boolean'
  );
}

/** One broken item must not hide the others. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
