import type { MenuEntry } from '#content/schema.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './service-index.module.css';

type Props = { words: { heading: string; lead: string; readMore: string; about: string }; entries: MenuEntry[] };

const dyes = ['indigo', 'turmeric', 'leaf', 'madder', 'sky', 'muslin'] as const;

/** A dyer's shade card: a strip of swatches from the header down, each with its sign, and beside it what the service is. */
export function ServiceIndex({ words, entries }: Props) {
  return (
    <section className={styles.index}>
      <div className={`wrap ${styles.head}`}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <ul className="wrap">
        {entries.map(({ name, link, icon, description, productTitle, featured }, i) => (
          <li key={name} className={styles.row}>
            <div className={styles.swatch} data-dye={dyes[i % dyes.length]}>
              <Glyph name={`glyph-${icon}`} />
            </div>
            <div className={styles.words}>
              <h2>{name}</h2>
              <p className={styles.title}>{productTitle}</p>
              <p className={styles.text}>{description}</p>
              <ul className={styles.tiles}>
                {featured.map(({ featuredIcon, featuredName }) => (
                  <li key={featuredName}>
                    <Glyph name={`glyph-${featuredIcon}`} />
                    {featuredName}
                  </li>
                ))}
              </ul>
              <StitchLink to={link} className={styles.link}>
                <span>
                  {words.readMore}
                  <span className="sr">
                    {' '}
                    {words.about} {name}
                  </span>
                </span>
              </StitchLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
