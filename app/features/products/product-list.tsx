import { Link } from 'react-router';
import type { Picture } from '#content/entries.ts';
import type { products } from '#content/pages/products.ts';
import type { MenuEntry } from '#content/schema.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './product-list.module.css';

type Props = {
  copy: Pick<typeof products, 'heading' | 'lead' | 'index' | 'explore' | 'about'>;
  items: { entry: MenuEntry; picture: Picture }[];
};

const idOf = (place: number) => `product-${place + 1}`;

/** Every product with its screen, which runs out of the page at the right and the left in turn; its features are the screen's label. */
export function ProductList({ copy, items }: Props) {
  return (
    <>
      <header className={`container ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
        <nav aria-label={copy.index}>
          <ul className={styles.index}>
            {items.map(({ entry }, i) => (
              <li key={entry.name}>
                <Link to={`#${idOf(i)}`}>
                  <Glyph name={`glyph-${entry.icon}`} />
                  {entry.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div>
        {items.map((item, i) => (
          <ProductRow key={item.entry.name} {...item} id={idOf(i)} copy={copy} priority={i === 0} />
        ))}
      </div>
    </>
  );
}
