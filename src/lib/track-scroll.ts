/**
 * For a page that a script makes longer than the browser finds it when it is loaded again: gives where the visitor was in it, in
 * CSS pixels from the top, and from now on keeps the place in the present entry of the history.
 */
export function trackScroll(): number {
  const { top } = stateOf(history);
  // Safari before 26.2 does not tell the end of a scroll. Its way back to a page that it has kept needs none of this.
  addEventListener('scrollend', () => history.replaceState({ ...stateOf(history), top: scrollY }, ''));
  return typeof top === 'number' ? top : 0;
}

function stateOf({ state }: { state: unknown }): { top?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
