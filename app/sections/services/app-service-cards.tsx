import type { AppServiceCard } from '#content/services/types.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './app-service-cards.module.css';

type Props = { copy: { title: string; intro: string; cards: AppServiceCard[] } };

/** Six service cards in two columns. The second column is half a card lower. */
export function AppServiceCards({ copy }: Props) {
  return (
    <section className="section">
      <div className={`container ${styles.row}`}>
        <header className={styles.head}>
          <h2>{copy.title}</h2>
          <p className="lead">{copy.intro}</p>
        </header>
        <ul className={styles.cards}>
          {copy.cards.map(({ icon, title, description, cta, link }) => (
            <li key={title}>
              <Glyph name={`glyph-${icon}`} />
              <h3>{title}</h3>
              <p>{description}</p>
              <TextLink to={link} className={styles.link}>
                {cta}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
