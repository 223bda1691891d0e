import { offerId } from '#content/offer-id.ts';
import { offerLink } from '#lib/offer-link.ts';
import { Cover } from '#components/ui/cover.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { ProductContents } from './product-contents.tsx';
import type { ProductItem, ProductListCopy } from './product-item.ts';
import '#components/ui/one-link.css';
import '#components/ui/cover.css';
import { ProductSizes } from './product-sizes.tsx';
import styles from './product-row.module.css';

type Props = { item: ProductItem; copy: Pick<ProductListCopy, 'explore' | 'fitted'> };

/** A product that is fitted to the customer, as a row of an index. It has no plans, so a price can be asked for. */
export function ProductRow({ item: { entry, picture, price }, copy }: Props) {
  const { name, link, icon, productTitle, description } = entry;
  return (
    <article className={styles.row}>
      <h2>
        <Glyph name={icon} />
        {name}
      </h2>
      <div>
        <p className={styles.title}>{productTitle}</p>
        <p className={`quiet ${styles.description}`}>{description}</p>
        <ProductContents entry={entry} className={`cluster ${styles.features}`} />
        <p className={`cluster ${styles.links}`}>
          {price && (
            <span className={`quiet ${styles.price}`}>
              <b>{price.price}</b> {price.time}
            </span>
          )}
          <TextLink to={link}>
            <span>
              {copy.explore}
              <span className="visually-hidden">: {name}</span>
            </span>
          </TextLink>
          <TextLink to={offerLink(offerId(name))}>
            <span>
              {copy.fitted.ask}
              <span className="visually-hidden">: {name}</span>
            </span>
          </TextLink>
        </p>
        {copy.fitted.sizes.product === name && <ProductSizes sizes={copy.fitted.sizes} />}
      </div>
      <div className={`frame ${styles.screen}`}>
        <Cover picture={picture} sizes="(width < 40em) 92vw, (width < 67.5em) 272px, 22rem" />
      </div>
    </article>
  );
}
