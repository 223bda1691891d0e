import { useRef } from 'react';
import { blogCategories } from '#content/categories.ts';
import { pageSize } from '#content/constants.ts';
import * as times from '#content/times.ts';
import type { PostCard as Post } from '#content/entries.ts';
import type { blog } from '#content/pages/blog.ts';
import { type ListStart, type LoadPart, useListing, type Visits } from '#lib/use-listing.ts';
import { useFirstPaint } from '#lib/use-first-paint.ts';
import { useFocusNewItems } from '#lib/use-focus-new-items.ts';
import type { CarouselCopy } from '#components/ui/carousel.tsx';
import { CategoryChips } from '#components/ui/category-chips.tsx';
import { ListFooter } from '#components/ui/list-footer.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { matchPost } from './match-post.ts';
import { PostCard } from './post-card.tsx';
import styles from './post-list.module.css';

type Props = { copy: typeof blog; start: ListStart<Post>; load: LoadPart; carousel: CarouselCopy };

const visits: Visits<Post> = new Map();

/** The list of posts, with a search in the titles and a category filter. 'Load More' adds nine posts to the first nine (specification section 4). */
export function PostList({ copy, start, load, carousel }: Props) {
  const list = useListing({ start, load, matches: matchPost, pageSize, visits });
  const items = useRef<HTMLUListElement>(null);
  const whole = useFirstPaint();
  const expectMore = useFocusNewItems(items, list.shown.length);

  function loadMore() {
    expectMore();
    list.loadMore();
  }

  function tryAgain() {
    expectMore();
    list.tryAgain();
  }

  return (
    <>
      <header className={`container ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.subheading}</p>
        <SearchField {...copy.search} text={list.query.text} onChange={list.setText} onFocus={list.prepareFilter} />
        {whole && (
          <CategoryChips
            label={copy.categories}
            categories={blogCategories}
            selected={list.query.category}
            onSelect={list.setCategory}
            interval={times.blogCategoriesAutoplay}
            copy={carousel}
          />
        )}
      </header>
      {whole && (
        <div className="container">
          <h2 className="visually-hidden">{copy.listHeading}</h2>
          <ul ref={items} className={styles.posts}>
            {list.shown.map((post, i) => (
              <li key={post.key}>
                <PostCard
                  post={post}
                  lead={i === 0}
                  sizes={i === 0 ? '(max-width: 1080px) 94vw, 790px' : '(max-width: 760px) 92vw, (max-width: 1080px) 46vw, 380px'}
                />
              </li>
            ))}
          </ul>
          <ListFooter list={list} copy={copy} onMore={loadMore} onTryAgain={tryAgain} />
        </div>
      )}
    </>
  );
}
