import { paths } from '#lib/paths.ts';
import * as durations from '#content/durations.ts';
import type { PostCard as Post } from '#content/entries.ts';
import { Carousel, type CarouselCopy } from '#components/ui/carousel.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './latest-posts.module.css';
import { PostCard } from './post-card.tsx';

type Props = { copy: { heading: string; link: string }; posts: Post[]; carousel: CarouselCopy };

/** The newest posts in a carousel that advances every three seconds; one, two or three are in view (specification section 9). */
export function LatestPosts({ copy, posts, carousel }: Props) {
  return (
    <section className="section">
      <div className="container">
        <Carousel
          label={copy.heading}
          header={
            <div className={`cluster apart ${styles.header}`}>
              <h2>{copy.heading}</h2>
              <TextLink to={paths.blog}>{copy.link}</TextLink>
            </div>
          }
          interval={durations.latestAutoplay}
          copy={carousel}
          className={styles.carousel}
        >
          {posts.map((post) => (
            <PostCard key={post.key} post={post} sizes="(width < 48em) 92vw, (width < 67.5em) 46vw, 380px" />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
