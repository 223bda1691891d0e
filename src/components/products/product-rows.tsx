import { offerId } from '#content/offer-id.ts';
import { offerLink } from '#lib/offer-link.ts';
import { Cover } from '#components/ui/cover.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { ProductSummary } from './product-summary.tsx';
import type { ProductItem, ProductListCopy } from './product-item.ts';
import '#components/ui/one-link.css';
import '#components/ui/cover.css';
import { ProductSizes } from './product-sizes.tsx';
import styles from './product-rows.module.css';

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

type RowProps = { item: ProductItem; copy: Pick<ProductListCopy, 'explore' | 'fitted'> };

/** A product that is fitted to the customer. It has no plans, so a price can be asked for. */
function ProductRow({ item: { entry, picture, price }, copy }: RowProps) {
  const { name, link, icon } = entry;
  return (
    <article className={styles.row}>
      <h2>
        <Glyph name={icon} size={48} />
        {name}
      </h2>
      <div>
        <ProductSummary entry={entry} iconSize={24} className="card-text" />
        <p className={`cluster ${styles.links}`}>
          {price && (
            <span className={`quiet small ${styles.price}`}>
              <b className="label">{price.price}</b> {price.time}
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
