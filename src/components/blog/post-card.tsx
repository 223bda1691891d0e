import { paths } from '#lib/paths.ts';
import { cuts } from '#content/constants.ts';
import type { PostCard as Post } from '#content/entries.ts';
import { shortDate } from '#lib/dates.ts';
import { Cover } from '#components/ui/cover.tsx';
import { CutText } from '#components/ui/cut-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { PictureCard } from '#components/ui/picture-card.tsx';
import '#components/ui/one-link.css';
import '#components/ui/cover.css';
import '#components/ui/stitched.css';
import styles from './post-card.module.css';

type Props = {
  post: Post;
  /** The `sizes` attribute of the cover. */
  sizes: string;
  /** The first card of a list is large: its cover fills the available height. */
  lead?: boolean;
};

/** A post's card; the whole card is the link. */
export function PostCard({ post, sizes, lead = false }: Props) {
  return (
    <PictureCard seed={post.key} className={`one-link ${styles.post} ${lead ? styles.lead : ''}`}>
      <div className={`frame ${styles.cover}`}>
        {lead ? <Cover picture={post.cover} sizes={sizes} priority /> : <Picture picture={post.cover} sizes={sizes} />}
      </div>
      <p className={`cluster apart quiet ${styles.meta}`}>
        <span>{post.category}</span>
        <time dateTime={post.date}>{shortDate(post.date)}</time>
      </p>
      <h3>
        <a href={paths.post(post.key)} className="stitched">
          <CutText text={post.title} rule={cuts.blogTitle} />
        </a>
      </h3>
      <p className={`quiet ${lead ? 'lead' : 'card-text'} ${styles.description}`}>
        <CutText text={post.description} rule={cuts.blogDescription} />
      </p>
    </PictureCard>
  );
}
