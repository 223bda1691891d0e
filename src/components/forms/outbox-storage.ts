import { keyPrefix } from './outbox-presence.ts';
import { type Entry, isEntry } from './outbox-rules.ts';

/** What the browser would not store. It lives as long as the page, so that a form works all the same. */
const inMemory = new Map<string, Entry>();

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
