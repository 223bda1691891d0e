import type { ComponentProps, ReactNode, Ref } from 'react';
import { CategoryChips } from './category-chips.tsx';
import { ListFooter, type ListFooterCopy } from './list-footer.tsx';

type Chips<Category extends string> = ComponentProps<typeof CategoryChips<Category>>;

type Props<Category extends string> = {
  copy: ListFooterCopy & { categories: string; listHeading: string };
  chips: Pick<Chips<Category>, 'categories' | 'glyphs' | 'interval' | 'copy'>;
  list: ComponentProps<typeof ListFooter>['list'] & { category: string | null; setCategory: (category: string | null) => void };
  items: Ref<HTMLUListElement>;
  classes: { chips: string | undefined; items: string | undefined };
  /** The items that are shown. */
  children: ReactNode;
};

/** A list with its categories above it and its count below (src/lib/use-listing.ts). */
export function FilteredList<Category extends string>({ copy, chips, list, items, classes, children }: Props<Category>) {
  return (
    <>
      <div className={`container ${classes.chips}`}>
        <CategoryChips {...chips} label={copy.categories} selected={list.category} onSelect={list.setCategory} />
      </div>
      <div className="container">
        <h2 className="visually-hidden">{copy.listHeading}</h2>
        <ul ref={items} className={classes.items}>
          {children}
        </ul>
        <ListFooter list={list} copy={copy} />
      </div>
    </>
  );
}
