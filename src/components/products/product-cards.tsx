import { ButtonLink } from '#components/ui/button.tsx';
import { Cover } from '#components/ui/cover.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import { ProductSummary } from './product-summary.tsx';
import type { ProductItem, ProductListCopy } from './product-item.ts';
import '#components/ui/one-link.css';
import '#components/ui/cover.css';
import '#components/ui/bands.css';
import styles from './product-cards.module.css';

type Props = { copy: ProductListCopy; items: ProductItem[] };

/** The products that have plans and can be ordered, large and side by side. */
export function ProductCards({ copy, items }: Props) {
  return (
    <div className={`columns ${styles.cards}`}>
      {items.map((item, i) => (
        <ProductCard key={item.entry.name} item={item} ground={i % 2 === 0 ? 'dark-ground' : 'accent-ground'} copy={copy} />
      ))}
    </div>
  );
}

type CardProps = { item: ProductItem; ground: 'dark-ground' | 'accent-ground'; copy: Pick<ProductListCopy, 'explore'> };

/** A product in its colour: what it is, what it costs, and its screen at the lower edge. The whole card is the link. */
function ProductCard({ item: { entry, picture, price }, ground, copy }: CardProps) {
  const { name, link, icon } = entry;
  return (
    <article className={`one-link ${ground} ${styles.card}`}>
      <div className={styles.copy}>
        <h2>
          <Glyph name={icon} size={56} />
          <span>{name}</span>
        </h2>
        <ProductSummary entry={entry} iconSize={28} />
        <div className={`cluster apart ${styles.foot}`}>
          <p>
            <b>{price?.price}</b> {price?.time}
          </p>
          <ButtonLink variant="secondary" to={link}>
            <span>
              {copy.explore}
              <span className="visually-hidden">: {name}</span>
            </span>
          </ButtonLink>
        </div>
      </div>
      <div className={`frame ${styles.screen}`}>
        <Cover picture={picture} sizes="(width < 48em) 100vw, (width < 56.25em) 400px, 46vw" priority />
      </div>
    </article>
  );
}
