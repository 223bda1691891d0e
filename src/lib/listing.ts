import type { ReactElement } from 'react';
import type { Query } from './stored-choice.ts';

/** By which a list finds its search field, which is in the page's head. */
export const listFieldId = 'list-search';

/** What a list shows, for the page and for its script, which shows other items of it. */
export type ListItems<Item> = {
  matches: (item: Item, query: Query) => boolean;
  /**
   * An `li` with one link for each item. Its key and its `data-key` name the item and how it is shown, which depends on its place:
   * the first one is large. It has no state, so that the script may keep and move it.
   */
  show: (items: Item[]) => ReactElement[];
};

/** '9 of 12 posts', or '3 posts' when all are shown. */
export function countOf(shown: number, found: number, { of, one, many }: { of: string; one: string; many: string }): string {
  return `${shown < found ? `${shown} ${of} ` : ''}${found} ${found === 1 ? one : many}`;
}
