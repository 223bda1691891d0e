import type { Picture } from '#content/entries.ts';
import type { products } from '#content/pages/products.ts';
import type { MenuEntry } from '#content/schema.ts';
import { Cover } from '#app/ui/cover.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './product-row.module.css';

type Props = { id: string; entry: MenuEntry; picture: Picture; copy: Pick<typeof products, 'explore' | 'about'>; priority: boolean };

/** Text on one side, the product's screenshot and features on the other; the whole row is the link. */
export function ProductRow({ id, entry, picture, copy, priority }: Props) {
  const { name, link, icon, productTitle, description, featured } = entry;
  return (
    <article id={id} className={styles.product}>
      <div className={`container ${styles.row}`}>
        <div className={styles.copy}>
          <Glyph name={`glyph-${icon}`} />
          <h2>{name}</h2>
          <p className={styles.title}>{productTitle}</p>
          <p className={styles.description}>{description}</p>
          <TextLink to={link} className={styles.link}>
            <span>
              {copy.explore}
              <span className="visually-hidden">
                {' '}
                {copy.about} {name}
              </span>
            </span>
          </TextLink>
        </div>
        <div className={styles.media}>
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
