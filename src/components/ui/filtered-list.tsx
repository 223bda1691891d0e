import type { ComponentProps } from 'react';
import noResults from '#assets/woven/no-results.svg?no-inline';
import { hook } from '#lib/data-attributes.ts';
import { countOf, type ListItems } from '#lib/listing.ts';
import { Button } from './button.tsx';
import { CategoryChips } from './category-chips.tsx';
import styles from './filtered-list.module.css';
import { TextLink } from './text-link.tsx';

export type FilteredListCopy = {
  categories: string;
  listHeading: string;
  count: { of: string; one: string; many: string };
  loadMore: string;
  empty: string;
  /** What helps when nothing matches. */
  help: { clear: string; ask: string; to: string };
  failed: { text: string; trying: string; tryAgain: string };
};

/** The newest items, the number of all, and the address of the module with all of them (src/pages/data). */
export type ListStart<Item> = { first: Item[]; total: number; address: string };

type Props<Item> = {
  copy: FilteredListCopy;
  chips: Omit<ComponentProps<typeof CategoryChips>, 'label'>;
  items: ListItems<Item>;
  start: ListStart<Item>;
  classes: { chips: string | undefined; items: string | undefined };
};

/**
 * A list with its categories above it. Below are the button for more items and the count in a live region; where nothing matches, a
 * drawing of an unfinished cloth, a sentence and ways out; where items did not load, a sentence and the button to try again. What
 * changes is in src/scripts/filtered-list.ts.
 */
export function FilteredList<Item>({ copy, chips, items, start, classes }: Props<Item>) {
  const { first, total, address } = start;
  const { count, help, failed } = copy;
  return (
    <>
      <div className={`container ${classes.chips}`}>
        <CategoryChips {...chips} label={copy.categories} />
      </div>
      <div className="container">
        <h2 className="visually-hidden">{copy.listHeading}</h2>
        <ul className={`${styles.items} ${classes.items}`} {...hook('list', address)} data-total={total}>
          {items.show(first)}
        </ul>
        <div className={`cluster ${styles.footer}`} data-empty={total === 0 || undefined}>
          {/* One element in both roles, so that it keeps the focus. */}
          <Button
            variant="secondary"
            hidden={first.length === total}
            {...hook('action', 'more')}
            data-more={copy.loadMore}
            data-again={failed.tryAgain}
          >
            {copy.loadMore}
          </Button>
          <div
            role="status"
            tabIndex={-1}
            className={styles.status}
            data-of={count.of}
            data-one={count.one}
            data-many={count.many}
            data-none={copy.empty}
            data-failed={failed.text}
            data-trying={failed.trying}
          >
            <img src={noResults} width="416" height="432" alt="" loading="lazy" />
            <p>{total === 0 ? copy.empty : countOf(first.length, total, count)}</p>
          </div>
          <div className={`cluster ${styles.help}`}>
            <Button variant="secondary" {...hook('action', 'clear')}>
              {help.clear}
            </Button>
            <TextLink to={help.to}>{help.ask}</TextLink>
          </div>
        </div>
      </div>
    </>
  );
}
