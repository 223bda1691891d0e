/** What a built page tells search engines, by kind. */
import type { Root } from 'hast';
import { attributes, structuredData } from './built-pages.ts';

/** The data of this type (schema.org); undefined when the page has none. */
export const dataOfType = (type: string, page: Root): object | undefined => structuredData(page).find((data) => data['@type'] === type);

/** The steps from the home page to a page of a list, as the page should tell them. */
export function trail(page: Root, ...paths: (string | undefined)[]): object {
  const [canonical = ''] = attributes('link[rel="canonical"]', 'href', page);
  const { origin } = new URL(canonical);
  return { itemListElement: ['/', ...paths].map((path, i) => ({ position: i + 1, item: `${origin}${path}` })) };
}
