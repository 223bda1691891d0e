import { ViewTransition } from 'react';
import { href, Link } from 'react-router';
import { cuts } from '#content/constants.ts';
import type { PostCard as Post } from '#content/entries.ts';
import { shortDate } from '#app/lib/dates.ts';
import { CutText } from '#app/ui/cut-text.tsx';
import { Picture } from '#app/ui/picture.tsx';
import styles from './post-card.module.css';

/** A post's card; the whole of it is the link. `sizes` is how wide its cover stands. */
export function PostCard({ post, sizes }: { post: Post; sizes: string }) {
  return (
    <article className={styles.post}>
      <div className={styles.cover}>
        <ViewTransition name={`post-${post.key}`} share="morph" default="none">
          <Picture picture={post.cover} sizes={sizes} />
        </ViewTransition>
      </div>
      <p className={styles.meta}>
        <span>{post.category}</span>
        <time dateTime={post.date}>{shortDate(post.date)}</time>
      </p>
      <h3>
        <Link to={href('/company/blog/:blogSub', { blogSub: post.key })} prefetch="intent">
          <CutText text={post.title} rule={cuts.blogTitle} />
        </Link>
      </h3>
      <p className={styles.description}>
        <CutText text={post.description} rule={cuts.blogDescription} />
      </p>
    </article>
  );
}
