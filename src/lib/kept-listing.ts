import type { Query } from './use-listing.ts';

/** What a visitor has chosen in a list. */
type Kept = { query: Query; count: number };

const name = 'listing';

/**
 * Keeps a list's choices in the present entry of the history: a page that is loaded anew, by a reload or on the way back, finds
 * them there.
 */
export function keepListing(kept: Kept): void {
  const state: unknown = history.state;
  try {
    history.replaceState({ ...(isObject(state) && state), [name]: kept }, '');
  } catch {
    // Safari takes a hundred changes in thirty seconds. The next one keeps all of it.
  }
}

/** What was chosen in the list of the present entry. */
export function keptListing(): Kept | undefined {
  const state: unknown = history.state;
  return isObject(state) && isKept(state[name]) ? state[name] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The history keeps what an older version of the site has written. */
function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !isObject(value.query)) return false;
  const { text, category } = value.query;
  return typeof value.count === 'number' && typeof text === 'string' && (category === null || typeof category === 'string');
}
