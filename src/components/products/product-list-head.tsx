import type { ProductListCopy } from './product-item.ts';
import styles from './product-list-head.module.css';

export function ProductListHead({ copy }: { copy: ProductListCopy }) {
  return (
    <header className={`container ${styles.head}`}>
      <h1>{copy.heading}</h1>
      <p className="lead">{copy.lead}</p>
    </header>
  );
}
