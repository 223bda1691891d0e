import type { ProductItem, ProductListCopy } from './product-item.ts';
import { ProductRow } from './product-row.tsx';
import styles from './product-row.module.css';

type Props = { copy: ProductListCopy; items: ProductItem[] };

/** The products that are fitted to the customer and begin with a talk, in rows. */
export function ProductRows({ copy, items }: Props) {
  return (
    <div className={`container ${styles.rows}`}>
      <p className={`quiet ${styles.intro}`}>
        <b className="display">{copy.fitted.heading}</b> {copy.fitted.text}
      </p>
      {items.map((item) => (
        <ProductRow key={item.entry.name} item={item} copy={copy} />
      ))}
    </div>
  );
}
