import type { ProductItem, ProductListCopy } from './product-item.ts';
import { ProductPanel } from './product-panel.tsx';
import styles from './product-panels.module.css';

type Props = { copy: ProductListCopy; items: ProductItem[] };

/** The products that have plans and can be ordered, large and side by side. */
export function ProductPanels({ copy, items }: Props) {
  return (
    <div className={styles.panels}>
      {items.map((item, i) => (
        <ProductPanel key={item.entry.name} item={item} colour={i % 2 === 0 ? 'indigo' : 'turmeric'} copy={copy} />
      ))}
    </div>
  );
}
