import type { MenuEntry } from '#content/schemas/product.ts';
import { DetailIcon } from '#components/ui/detail-icon.tsx';
import styles from './product-summary.module.css';

type Props = {
  entry: MenuEntry;
  /** In px. */
  iconSize: number;
  /** Of the description. */
  className?: string;
};

/** What a product does, and what it consists of, each with its icon. */
export function ProductSummary({ entry: { productTitle, description, featured }, iconSize, className = '' }: Props) {
  return (
    <>
      <p className={styles.title}>{productTitle}</p>
      <p className={`quiet ${className} ${styles.description}`}>{description}</p>
      <ul className={`cluster ${styles.contents}`}>
        {featured.map(({ featuredIcon, featuredName }) => (
          <li key={featuredName}>
            <DetailIcon name={featuredIcon} size={iconSize} />
            {featuredName}
          </li>
        ))}
      </ul>
    </>
  );
}
