import { Link } from 'react-router';
import type { Picture } from '#content/entries.ts';
import type { products } from '#content/pages/products.ts';
import type { MenuEntry } from '#content/schema.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './product-list.module.css';

type Props = {
  copy: Pick<typeof products, 'heading' | 'lead' | 'navLabel' | 'explore' | 'about'>;
  items: { entry: MenuEntry; picture: Picture }[];
};

const productId = (index: number) => `product-${index + 1}`;

/** All products. Screenshots touch the right and the left window edge in turn; a label on each lists the product's features. */
export function ProductList({ copy, items }: Props) {
  return (
    <>
      <header className={`container ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
        <nav aria-label={copy.navLabel}>
          <ul className={styles.index}>
            {items.map(({ entry }, i) => (
              <li key={entry.name}>
                <Link to={`#${productId(i)}`}>
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
          <ProductRow key={item.entry.name} {...item} id={productId(i)} copy={copy} priority={i === 0} />
        ))}
      </div>
    </>
  );
}
