import type { terms } from '#content/records.ts';
import { WovenDigits, WovenNumber } from '#components/ui/woven-number.tsx';
import styles from './terms.module.css';

/** The terms: an introduction, a table of contents that stays in view on a wide page, then the sections, each with a large number beside it. */
export function Terms({ copy }: { copy: typeof terms }) {
  return (
    <>
      <header className="container page-head">
        <h1>{copy.heading}</h1>
        <p className={`lead ${styles.intro}`}>{copy.intro}</p>
        <p className={`quiet ${styles.updated}`}>{copy.updated}</p>
      </header>
      <div className={`container ${styles.row}`} data-print="flow">
        <nav aria-label={copy.contentsLabel} className={styles.contents}>
          <ol>
            {copy.sections.map(({ title }, i) => (
              <li key={title}>
                <a href={`#${sectionId(i)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <WovenDigits />
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
      </div>
    </>
  );
}

function sectionId(index: number): string {
  return `section-${index + 1}`;
}
