/**
 * The query that leads to the results: what a navigation carried or, for a shared address and the form without the app,
 * `?q=…`, lower-cased. Navigation state overrules the address (decisions section 3).
 */
export function searchQuery({ state, search }: { state: unknown; search: string }): string {
  const carried = typeof state === 'object' && state !== null && 'query' in state ? state.query : undefined;
  return typeof carried === 'string' ? carried : (new URLSearchParams(search).get('q') ?? '').toLowerCase();
}
