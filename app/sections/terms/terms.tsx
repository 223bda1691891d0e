import { Link } from 'react-router';
import type { terms } from '#content/pages/terms.ts';
import { WovenNumber } from '#app/ui/woven-number.tsx';
import styles from './terms.module.css';

/** The terms as one reads them: what they are, a list of the sections, then each section beside its woven number. */
export function Terms({ words }: { words: typeof terms }) {
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{words.heading}</h1>
        <div>
          <p className="lead">{words.intro}</p>
          <p className={styles.updated}>{words.updated}</p>
        </div>
        <nav aria-label={words.contents}>
          <ol className={styles.contents}>
            {words.sections.map(({ title }, i) => (
              <li key={title}>
                <Link to={`#${sectionId(i)}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      <div className={`wrap ${styles.sections}`}>
        {words.sections.map(({ title, paragraphs }, i) => (
          <section key={title} id={sectionId(i)} className={styles.section}>
            <WovenNumber text={`${i + 1}`} places={1} />
            <div>
              <h2>
                <span className="sr">{i + 1}. </span>
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

function sectionId(place: number): string {
  return `section-${place + 1}`;
}
