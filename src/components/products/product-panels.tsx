import type { ProductItem, ProductListCopy } from './product-item.ts';
import { ProductPanel } from './product-panel.tsx';
import '#components/ui/bands.css';
import styles from './product-panel.module.css';

type Props = { copy: ProductListCopy; items: ProductItem[] };

/** The products that have plans and can be ordered, large and side by side. */
export function ProductPanels({ copy, items }: Props) {
  return (
    <div className={`columns ${styles.panels}`}>
      {items.map((item, i) => (
        <ProductPanel key={item.entry.name} item={item} ground={i % 2 === 0 ? 'dark-ground' : 'accent-ground'} copy={copy} />
      ))}
    </div>
  );
}
