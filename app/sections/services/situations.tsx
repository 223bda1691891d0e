import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './situations.module.css';

type Situation = { situation: string; text: string; service: string; link: string };
type Props = { words: { heading: string; text: string; items: Situation[] } };

/** What customers say when they arrive, and the service that it means. */
export function Situations({ words }: Props) {
  return (
    <section className={`section ${styles.situations}`}>
      <div className="wrap">
        <header className={styles.head}>
          <h2>{words.heading}</h2>
          <p className="lead">{words.text}</p>
        </header>
        <ul className={styles.list}>
          {words.items.map(({ situation, text, service, link }) => (
            <li key={situation}>
              <h3>{situation}</h3>
              <p>{text}</p>
              <StitchLink to={link}>{service}</StitchLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
