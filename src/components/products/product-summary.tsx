import type { MenuEntry } from '#content/schemas/product.ts';
import { DetailIcon } from '#components/ui/detail-icon.tsx';
import styles from './product-contents.module.css';

/** What a product consists of, each with its icon. */
export function ProductContents({ entry }: { entry: MenuEntry }) {
  return (
    <ul className={`cluster ${styles.contents}`}>
      {entry.featured.map(({ featuredIcon, featuredName }) => (
        <li key={featuredName}>
          <DetailIcon name={featuredIcon} />
          {featuredName}
        </li>
      ))}
    </ul>
  );
}
