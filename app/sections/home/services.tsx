import type { ServiceCard } from '#content/schema.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './services.module.css';

type Props = { words: { kicker: string; heading: string; readMore: string; about: string }; cards: ServiceCard[] };

/** A checker without gaps: tinted and plain cells in turn; the one under the pointer takes the vat. */
export function Services({ words, cards }: Props) {
  return (
    <section className={`section ${styles.services}`}>
      <div className="wrap">
        <header>
          <p className={styles.kicker}>{words.kicker}</p>
          <h2>{words.heading}</h2>
        </header>
        <div className={styles.checker}>
          {cards.map(({ icon, sub, desc, link, tinted }) => (
            <article key={sub} className={styles.cell} data-tinted={tinted}>
              <Glyph name={`glyph-${icon}`} />
              <h3>{sub}</h3>
              <p>{desc}</p>
              <StitchLink to={link} className={styles.link}>
                <span>
                  {words.readMore}
                  <span className="sr">
                    {' '}
                    {words.about} {sub}
                  </span>
                </span>
              </StitchLink>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
