import { Link } from 'react-router';
import type { Picture as PictureData } from '#content/entries.ts';
import type { products } from '#content/pages/products.ts';
import type { MenuEntry } from '#content/schema.ts';
import { Cover } from '#app/ui/cover.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './rack.module.css';

type Item = { entry: MenuEntry; picture: PictureData };

type Props = { words: Pick<typeof products, 'heading' | 'lead' | 'index' | 'explore' | 'about'>; items: Item[] };

/** Every product with its screen, which runs out of the page at the right and the left in turn; its features are the screen's label. */
export function Rack({ words, items }: Props) {
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <nav aria-label={words.index}>
          <ul className={styles.index}>
            {items.map(({ entry }) => (
              <li key={entry.name}>
                <Link to={`#${idOf(entry)}`}>
                  <Glyph name={`glyph-${entry.icon}`} />
                  {entry.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.rack}>
        {items.map((item, i) => (
          <ProductRow key={item.entry.name} item={item} words={words} first={i === 0} />
        ))}
      </div>
    </>
  );
}

function ProductRow({ item: { entry, picture }, words, first }: { item: Item; words: Props['words']; first: boolean }) {
  const { name, link, icon, productTitle, description, featured } = entry;
  return (
    <article id={idOf(entry)} className={styles.product}>
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
            <Cover picture={picture} sizes="(max-width: 900px) 94vw, 50vw" priority={first} />
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

function idOf({ name }: MenuEntry): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}
