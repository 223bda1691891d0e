import { paths } from '#lib/paths.ts';
import type { LowestPrice } from '#content/schemas/prices.ts';
import type { ServiceCard } from '#content/schemas/services.ts';
import { Glyph } from '#components/ui/glyph.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/one-link.css';
import styles from './services.module.css';

type Props = {
  copy: { kicker: string; heading: string; readMore: string; about: string };
  cards: ServiceCard[];
  prices: Record<string, LowestPrice>;
};

/** A grid of cards without gaps. Tinted and plain cards alternate; the one under the pointer gets the dark colour. */
export function Services({ copy, cards, prices }: Props) {
  return (
    <section className="section flush">
      <div className="container">
        <header className="stack section-head">
          <TextLink to={paths.services}>{copy.kicker}</TextLink>
          <h2>{copy.heading}</h2>
        </header>
        <div className={styles.cards}>
          <div className={styles.grid}>
            {cards.map(({ icon, sub, desc, link, tinted }) => (
              <article key={sub} className={`one-link ${styles.card}`} data-tinted={tinted}>
                <Glyph name={icon} />
                <h3>{sub}</h3>
                <p className="quiet card-text">{desc}</p>
                <div className={`stack ${styles.foot}`}>
                  <b className="label">{prices[sub]?.price}</b>
                  <TextLink to={link}>
                    <span>
                      {copy.readMore}
                      <span className="visually-hidden">
                        {' '}
                        {copy.about} {sub}
                      </span>
                    </span>
                  </TextLink>
                </div>
              </article>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
