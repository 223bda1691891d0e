import { times } from '#content/constants.ts';
import type { PostCard as Post } from '#content/entries.ts';
import { Carousel, type CarouselWords } from '#app/ui/carousel.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './latest-posts.module.css';
import { PostCard } from './post-card.tsx';

type Props = { words: { heading: string; link: string }; posts: Post[]; carousel: CarouselWords };

/** The newest posts, which move on every three seconds: one, two or three in view (specification section 9). */
export function LatestPosts({ words, posts, carousel }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <Carousel
          label={words.heading}
          header={
            <div className={styles.header}>
              <h2>{words.heading}</h2>
              <StitchLink to="/company/blog">{words.link}</StitchLink>
            </div>
          }
          interval={times.latestAutoplay}
          words={carousel}
          className={styles.rail}
        >
          {posts.map((post) => (
            <PostCard key={post.key} post={post} sizes="(max-width: 767px) 92vw, (max-width: 1023px) 46vw, 380px" />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
