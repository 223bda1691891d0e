import narrow from '#generated/woven/undone-narrow.svg?no-inline';
import wide from '#generated/woven/undone.svg?no-inline';
import { undoneEnd } from '#generated/woven/ends.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './not-found.module.css';

type Props = { words: { heading: string; text: string; button: string; imageAlt: string } };

/** The cloth hangs from the header and comes undone; its last weft is the red thread, which leads home. */
export function NotFound({ words }: Props) {
  return (
    <section className={styles.oops} style={{ '--end-x': undoneEnd.x, '--end-y': undoneEnd.y }}>
      <picture>
        <source media="(max-width: 47.5em)" srcSet={narrow} width="588" height="360" />
        <img src={wide} width="1440" height="530" alt={words.imageAlt} fetchPriority="high" />
      </picture>
      <div className={styles.thread}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0C16 0 34 14 31 34S14 60 23 80S72 100 100 100" />
        </svg>
      </div>
      <div className={`wrap ${styles.row}`}>
        <h1>{words.heading}</h1>
        <div>
          <p className="lead">{words.text}</p>
          <ButtonLink look="action" to="/">
            {words.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
