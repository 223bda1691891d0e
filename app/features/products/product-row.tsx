import type { Picture } from '#content/entries.ts';
import type { products } from '#content/pages/products.ts';
import type { MenuEntry } from '#content/schema.ts';
import { Cover } from '#app/ui/cover.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './product-row.module.css';

type Props = { id: string; entry: MenuEntry; picture: Picture; words: Pick<typeof products, 'explore' | 'about'>; priority: boolean };

/** Words on one side, the product's screen and its features on the other; the whole row is the link. */
export function ProductRow({ id, entry, picture, words, priority }: Props) {
  const { name, link, icon, productTitle, description, featured } = entry;
  return (
    <article id={id} className={styles.product}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <Glyph name={`glyph-${icon}`} />
          <h2>{name}</h2>
          <p className={styles.title}>{productTitle}</p>
          <p className={styles.description}>{description}</p>
          <StitchLink to={link} className={styles.link}>
            <span>
              {words.explore}
              <span className="sr">
                {' '}
                {words.about} {name}
              </span>
            </span>
          </StitchLink>
        </div>
        <div className={styles.window}>
          <div className={styles.screen}>
            <Cover picture={picture} sizes="(max-width: 900px) 94vw, 50vw" priority={priority} />
          </div>
          <ul className={styles.tiles}>
            {featured.map(({ featuredIcon, featuredName }) => (
              <li key={featuredName}>
                <Glyph name={`glyph-${featuredIcon}`} />
                {featuredName}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
