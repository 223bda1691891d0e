import { blogCategories } from '#content/categories.ts';
import type { PostCard as Post } from '#content/entries.ts';
import type { blog } from '#content/records.ts';
import * as times from '#content/times.ts';
import { type ListStart, useListing } from '#lib/use-listing.ts';
import type { CarouselCopy } from '#components/ui/carousel.tsx';
import { FilteredList } from '#components/ui/filtered-list.tsx';
import type { ListFooterCopy } from '#components/ui/list-footer.tsx';
import { matchPost } from './match-post.ts';
import { PostCard } from './post-card.tsx';
import styles from './post-list.module.css';

type Props = {
  copy: ListFooterCopy & Pick<typeof blog, 'categories' | 'listHeading'>;
  start: ListStart<Post>;
  carousel: CarouselCopy;
};

/**
 * The list of posts with a category filter, and the search in the titles above it (post-list-head.tsx). 'Load More' adds nine
 * posts to the first nine (specification section 4).
 */
export function PostList({ copy, start, carousel }: Props) {
  const { items, ...list } = useListing(start, matchPost);
  return (
    <FilteredList
      copy={copy}
      chips={{ categories: blogCategories, interval: times.blogCategoriesAutoplay, copy: carousel }}
      list={list}
      items={items}
      classes={{ chips: styles.categories, items: styles.posts }}
    >
      {list.shown.map((post, i) => (
        <li key={post.key}>
          <PostCard
            post={post}
            lead={i === 0}
            sizes={i === 0 ? '(width < 67.5em) 94vw, 790px' : '(width < 48em) 92vw, (width < 67.5em) 46vw, 380px'}
          />
        </li>
      ))}
    </FilteredList>
  );
}
