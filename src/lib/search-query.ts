/**
 * The query of the search page: the one in the navigation state or, for a shared address and a form that was sent without
 * JavaScript, `?q=…` in lower case. Navigation state comes before the address (decisions section 3).
 */
export function searchQuery({ state, search }: { state: unknown; search: string }): string {
  const stateQuery = typeof state === 'object' && state !== null && 'query' in state ? state.query : undefined;
  return typeof stateQuery === 'string' ? stateQuery : (new URLSearchParams(search).get('q') ?? '').toLowerCase();
}
