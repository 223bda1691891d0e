import { blogCategories } from '#content/categories.ts';
import type { PostCard as Post } from '#content/entries.ts';
import * as durations from '#content/durations.ts';
import type { CarouselCopy } from '#components/ui/carousel.tsx';
import { FilteredList, type FilteredListCopy, type ListStart } from '#components/ui/filtered-list.tsx';
import { postItems } from './post-items.tsx';
import styles from './post-list.module.css';

/** The list of posts with its categories. The search in it is above (post-list-head.tsx). */
export function PostList({ copy, start, carousel }: { copy: FilteredListCopy; start: ListStart<Post>; carousel: CarouselCopy }) {
  return (
    <FilteredList
      copy={copy}
      chips={{ categories: blogCategories, interval: durations.blogCategoriesAutoplay, copy: carousel }}
      items={postItems}
      start={start}
      classes={{ chips: styles.categories, items: styles.posts }}
    />
  );
}
