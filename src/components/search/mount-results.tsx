import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { productMenu, serviceMenu } from '#content/menus.ts';
import { search } from '#content/search.ts';
import { addSheet } from '#lib/add-sheet.ts';
import { headOf } from '#lib/page-meta.ts';
import { paths } from '#lib/paths.ts';
import { SearchScreen } from './search-screen.tsx';
import styles from './search.css?inline';

export { loadEntries } from './search-entries.ts';

/** The title of the document while it shows results. */
export const { title } = headOf({ ...search.meta, path: paths.search, noindex: true });

/**
 * Gives the document the styles of the results, and puts a second, hidden `main` behind the page's own. `render` fills it with the results of a query, at once: a later frame would
 * come with the next key.
 */
export function mountResults(page: HTMLElement): { main: HTMLElement; render: (query: string) => void } {
  const main = document.createElement('main');
  main.hidden = true;
  main.tabIndex = -1;
  page.after(main);
  addSheet(styles);
  const root = createRoot(main);
  const render = (query: string) =>
    flushSync(() => root.render(<SearchScreen copy={search} query={query} services={serviceMenu} products={productMenu} />));
  return { main, render };
}
