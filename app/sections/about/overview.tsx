import frieze from '#generated/woven/team.svg?no-inline';
import narrow from '#generated/woven/team-narrow.svg?no-inline';
import type { about } from '#content/pages/about.ts';
import styles from './overview.module.css';

/** Everybody of the company as a frieze, then what the company is. */
export function Overview({ copy }: { copy: typeof about }) {
  const { heading, lead, term, paragraphs } = copy.overview;
  const [before = '', after] = lead.split(term);
  return (
    <>
      <h1 className={`container ${styles.heading}`}>{copy.heading}</h1>
      <picture className={styles.frieze}>
        <source media="(max-width: 38.75em)" srcSet={narrow} width="120" height="84" />
        <img src={frieze} width="168" height="56" alt={copy.imageAlt} />
      </picture>
      <section className={`container ${styles.overview}`}>
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
