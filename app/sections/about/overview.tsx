import frieze from '#generated/woven/frieze.svg?no-inline';
import narrow from '#generated/woven/frieze-narrow.svg?no-inline';
import type { about } from '#content/pages/about.ts';
import styles from './overview.module.css';

/** Everybody of the company as a frieze, then what the company is. */
export function Overview({ words }: { words: typeof about }) {
  const { heading, lead, term, paragraphs } = words.overview;
  const [before = '', after] = lead.split(term);
  return (
    <>
      <h1 className={`wrap ${styles.hello}`}>{words.heading}</h1>
      <picture className={styles.frieze}>
        <source media="(max-width: 38.75em)" srcSet={narrow} width="120" height="84" />
        <img src={frieze} width="168" height="56" alt={words.imageAlt} />
      </picture>
      <section className={`wrap ${styles.overview}`}>
        <h2>{heading}</h2>
        <p className={styles.lead}>
          {before}
          {after !== undefined && <i lang="bn-Latn">{term}</i>}
          {after}
        </p>
        <div className={styles.more}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
    </>
  );
}
