import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import type { Neighbour, PostPage } from '#content/entries.ts';
import type { blog } from '#content/records.ts';
import { longDate } from '#lib/dates.ts';
import { Cover } from '#components/ui/cover.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { PostOffer, PostOfferAside } from './post-offer.tsx';
import '#components/ui/cover.css';
import '#components/ui/one-link.css';
import styles from './post-detail.module.css';

type Props = {
  post: PostPage;
  copy: typeof blog;
  /** The text. */
  children: ReactNode;
};

/** A post: its picture, which a cloth in its colour continues to the left above the title, or its woven pattern above it, facts beside the text, and links to other posts. */
export function PostDetail({ post, copy, children }: Props) {
  const { minutes } = post;
  const { labels } = copy;
  return (
    <article className={styles.article}>
      <header
        className={`container ${post.cover.pattern ? styles.titleOnPattern : styles.titleBesideCover}`}
        style={{ '--edge': post.edge && `url("${post.edge}")` }}
      >
        <div className={styles.title} lang={post.language}>
          <h1>
            <MarkedText>{post.title}</MarkedText>
          </h1>
        </div>
        <div className={styles.cover}>
          <Cover picture={post.cover} sizes={post.cover.pattern ? '100vw' : '(width < 48em) 100vw, 60vw'} priority />
        </div>
      </header>
      <div className={`container ${styles.columns}`}>
        <div className={styles.side}>
          <dl className={styles.facts}>
            <div>
              <dt className="small">{labels.published}</dt>
              <dd>
                <time dateTime={post.date}>{longDate(post.date)}</time>
              </dd>
            </div>
            {post.updated && (
              <div>
                <dt className="small">{labels.updated}</dt>
                <dd>
                  <time dateTime={post.updated}>{longDate(post.updated)}</time>
                </dd>
              </div>
            )}
            <div>
              <dt className="small">{labels.category}</dt>
              <dd>{post.category}</dd>
            </div>
            <div>
              <dt className="small">{labels.author}</dt>
              <dd>
                <MarkedText>{post.author}</MarkedText>
              </dd>
            </div>
            <div>
              <dt className="small">{labels.readingTime}</dt>
              <dd>
                {minutes} {minutes === 1 ? copy.minutes.one : copy.minutes.many}
              </dd>
            </div>
          </dl>
          <PostOfferAside step={post.step} copy={copy.step} />
        </div>
        <div className={styles.text} lang={post.language}>
          <p className={`lead ${styles.description}`}>
            <MarkedText>{post.description}</MarkedText>
          </p>
          {children}
          <PostOffer step={post.step} copy={copy.step} />
        </div>
      </div>
      <nav className={`container columns ${styles.neighbours}`} aria-label={copy.neighbours}>
        {post.newer && <PostLink label={copy.newer} post={post.newer} />}
        {post.older && <PostLink label={copy.older} post={post.older} />}
        <TextLink to={paths.blog}>{copy.all}</TextLink>
      </nav>
    </article>
  );
}

function PostLink({ label, post }: { label: string; post: Neighbour }) {
  return (
    <a href={paths.post(post.key)} className={`one-link ${styles.neighbour}`}>
      <span className={`frame ${styles.thumb}`}>
        <Cover picture={post.cover} sizes="(width < 40em) 128px, 216px" />
      </span>
      <span className="quiet small">{label}</span>{' '}
      <b className="display">
        <MarkedText>{post.title}</MarkedText>
      </b>
    </a>
  );
}
