import type { AppServiceCard } from '#content/services/types.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './pocket-cards.module.css';

type Props = { words: { title: string; intro: string; cards: AppServiceCard[] } };

/** Six services in half-drop, as jamdani repeats: the second column hangs half a card lower. */
export function PocketCards({ words }: Props) {
  return (
    <section className="section">
      <div className={`wrap ${styles.row}`}>
        <header className={styles.head}>
          <h2>{words.title}</h2>
          <p className="lead">{words.intro}</p>
        </header>
        <ul className={styles.cards}>
          {words.cards.map(({ icon, title, description, cta, link }) => (
            <li key={title}>
              <Glyph name={`glyph-${icon}`} />
              <h3>{title}</h3>
              <p>{description}</p>
              <StitchLink to={link} className={styles.link}>
                {cta}
              </StitchLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
