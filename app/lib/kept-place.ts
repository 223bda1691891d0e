/** In sessionStorage, by the keys of the history's entries: the default `storageKey` of the router's `ScrollRestoration`. */
const places = 'react-router-scroll-positions';

/** What a visitor does who goes elsewhere in the page. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * For a page that was loaded anew and is still too short for the place where the visitor left it, because a part of it loads
 * later. `key` is that of its entry in the history. The function that it gives scrolls there, and is to be called when the page
 * is whole; it does nothing when the visitor has moved meanwhile, or has not been there before.
 */
export function returnLater(key: string): () => void {
  const top = keptTop(key);
  const moved = new AbortController();
  for (const move of moves) addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true });
  return () => {
    if (typeof top === 'number' && !moved.signal.aborted) scrollTo(0, top);
    moved.abort();
  };
}

/** In CSS pixels from the top of the page, if it is a number. */
function keptTop(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(places) ?? '{}');
    return new Map<string, unknown>(Object.entries(kept ?? {})).get(key);
  } catch {
    // The browser forbids storage.
    return undefined;
  }
}
