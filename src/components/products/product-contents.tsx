import type { MenuEntry } from '#content/schemas/product.ts';
import { DetailIcon } from '#components/ui/detail-icon.tsx';

type Props = { entry: MenuEntry; className?: string | undefined };

/** What a product consists of, each with its icon. */
export function ProductContents({ entry, className }: Props) {
  return (
    <ul className={className}>
      {entry.featured.map(({ featuredIcon, featuredName }) => (
        <li key={featuredName}>
          <DetailIcon name={featuredIcon} />
          {featuredName}
        </li>
      ))}
    </ul>
  );
}
