import type { terms } from '#content/pages/terms.ts';
import { WovenDigits, WovenNumber } from '#components/ui/woven-number.tsx';
import styles from './terms.module.css';

/** The terms: an introduction, a table of contents, then the sections, each with a large number beside it. */
export function Terms({ copy }: { copy: typeof terms }) {
  return (
    <>
      <header className={`container ${styles.header}`}>
        <h1>{copy.heading}</h1>
        <div>
          <p className="lead">{copy.intro}</p>
          <p className={styles.updated}>{copy.updated}</p>
        </div>
        <nav aria-label={copy.contentsLabel}>
          <WovenDigits />
          <ol className={styles.contents}>
            {copy.sections.map(({ title }, i) => (
              <li key={title}>
                <a href={`#${sectionId(i)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      <div className={`container ${styles.sections}`}>
        {copy.sections.map(({ title, paragraphs }, i) => (
          <section key={title} id={sectionId(i)} className={styles.section}>
            <WovenNumber text={`${i + 1}`} />
            <div>
              <h2>
                <span className="visually-hidden">{i + 1}. </span>
                {title}
              </h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

function sectionId(index: number): string {
  return `section-${index + 1}`;
}
