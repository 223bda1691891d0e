export type Query = { text: string; category: string | null };

/** What a visitor has chosen in a list: the filter, and how many items to show. */
export type Choice = Query & { count: number };

/** The name in the history's state. */
const name = 'choice';

/** Keeps the choice in the present entry of the history, where the page finds it when it is loaded again. */
export function storeChoice(choice: Choice): void {
  const state: unknown = history.state;
  try {
    history.replaceState({ ...(isObject(state) && state), [name]: choice }, '');
  } catch {
    // Safari takes a hundred changes in thirty seconds. The next one keeps all of it.
  }
}

/** What was chosen in the list of the present entry. An older version of the site may have written something else. */
export function storedChoice(): Choice | undefined {
  const state: unknown = history.state;
  const stored = isObject(state) ? state[name] : undefined;
  if (!isObject(stored)) return undefined;
  const { text, category, count } = stored;
  const isQuery = typeof text === 'string' && (category === null || typeof category === 'string');
  return isQuery && typeof count === 'number' ? { text, category, count } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
