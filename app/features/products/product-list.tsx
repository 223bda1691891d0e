import type { Picture } from '#content/entries.ts';
import type { LowestPrice } from '#content/lowest-prices.ts';
import type { products } from '#content/pages/products.ts';
import type { MenuEntry } from '#content/schema.ts';
import { ProductPanel } from './product-panel.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './product-list.module.css';

export type ProductItem = { entry: MenuEntry; picture: Picture; price: LowestPrice | undefined };

export type ProductListCopy = Pick<typeof products, 'heading' | 'lead' | 'explore' | 'about' | 'fitted'>;

type Props = {
  copy: ProductListCopy;
  /** Those with a page and plans of their own, which one can order. */
  ready: ProductItem[];
  /** Those that begin with a talk. */
  fitted: ProductItem[];
};

/** All products: those with plans are large and side by side, the others below them in rows. */
export function ProductList({ copy, ready, fitted }: Props) {
  return (
    <>
      <header className={`container ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
      </header>
      <div className={styles.panels} data-deferred>
        {ready.map((item, i) => (
          <ProductPanel key={item.entry.name} item={item} colour={i % 2 === 0 ? 'indigo' : 'turmeric'} copy={copy} />
        ))}
      </div>
      <div className={`container ${styles.fitted}`} data-deferred>
        <p className={styles.intro}>
          <b>{copy.fitted.heading}</b> {copy.fitted.text}
        </p>
        {fitted.map((item) => (
          <ProductRow key={item.entry.name} item={item} copy={copy} />
        ))}
      </div>
    </>
  );
}
