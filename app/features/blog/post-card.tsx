import { memo, Suspense } from 'react';
import { href } from 'react-router';
import { cuts } from '#content/constants.ts';
import type { PostCard as Post } from '#content/entries.ts';
import { shortDate } from '#app/lib/dates.ts';
import { Cover } from '#app/ui/cover.tsx';
import { CutText } from '#app/ui/cut-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SkeletonCard } from '#app/ui/skeleton-card.tsx';
import styles from './post-card.module.css';

type Props = {
  post: Post;
  /** The `sizes` attribute of the cover. */
  sizes: string;
  /** The first card of a list is large: its cover fills the available height. */
  lead?: boolean;
};

/** A post's card; the whole card is the link. */
export const PostCard = memo(function PostCard({ post, sizes, lead = false }: Props) {
  return (
    <Suspense>
      <SkeletonCard seed={post.key} className={`${styles.post} ${lead ? styles.lead : ''}`}>
        <div className={styles.cover} data-shared={post.key}>
          {lead ? <Cover picture={post.cover} sizes={sizes} priority /> : <Picture picture={post.cover} sizes={sizes} />}
        </div>
        <p className={styles.meta}>
          <span>{post.category}</span>
          <time dateTime={post.date}>{shortDate(post.date)}</time>
        </p>
        <h3>
          <Link to={href('/company/blog/:blogSub', { blogSub: post.key })}>
            <CutText text={post.title} rule={cuts.blogTitle} />
          </Link>
        </h3>
        <p className={styles.description}>
          <CutText text={post.description} rule={cuts.blogDescription} />
        </p>
      </SkeletonCard>
    </Suspense>
  );
});
