import type { PostCard as Post } from '#content/entries.ts';
import { hook } from '#lib/data-attributes.ts';
import { includesQuery } from '#lib/normalise.ts';
import type { ListItems } from '#lib/listing.ts';
import { PostCard } from './post-card.tsx';

/**
 * The posts of the blog's list, the newest one large. One matches when its title contains the text, and it is in the category
 * (specification section 5).
 */
export const postItems: ListItems<Post> = {
  matches: ({ title, category }, query) => includesQuery([title], query.text) && (query.category === null || query.category === category),

  show: (posts) =>
    posts.map((post, i) => {
      const lead = i === 0;
      const key = lead ? `${post.key} lead` : post.key;
      return (
        <li key={key} {...hook('key', key)}>
          <PostCard
            post={post}
            lead={lead}
            sizes={lead ? '(width < 67.5em) 94vw, 790px' : '(width < 48em) 92vw, (width < 67.5em) 46vw, 380px'}
          />
        </li>
      );
    }),
};
