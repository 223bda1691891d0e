import { offerId } from '#content/offer-id.ts';
import type { Picture as PictureData } from '#content/entries.ts';
import type { LowestPrice } from '#content/schemas/prices.ts';
import type { MenuEntry } from '#content/schemas/product.ts';
import { paths } from '#lib/paths.ts';
import { offerLink } from '#lib/offer-link.ts';
import { Glyph } from '#components/ui/glyph.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/diamond.css';
import '#components/ui/plus.css';
import styles from './products.module.css';

type Props = {
  copy: { heading: string; text: string; explore: string; ask: string };
  products: { entry: MenuEntry; picture: PictureData }[];
  prices: Record<string, LowestPrice>;
};

/** A list of native disclosures. One product is open at a time, and its picture is beside the list. For one that has no page of its own, a price can be asked for. */
export function Products({ copy, products, prices }: Props) {
  return (
    <section className="section">
      <div className="container">
        <header className={`head section-head ${styles.head}`}>
          <h2>{copy.heading}</h2>
          <p className="quiet">{copy.text}</p>
        </header>
        <div className={styles.list}>
          {products.map(({ entry, picture }, i) => (
            <details key={entry.name} name="product" open={i === 0}>
              <summary className="plus">
                <h3>{entry.name}</h3>
                <Glyph name={entry.icon} size={32} />
              </summary>
              <div className={styles.content}>
                <p className="card-text">{entry.description}</p>
                <ul className="cluster small">
                  {entry.featured.map(({ featuredName }) => (
                    <li key={featuredName} className="diamond">
                      {featuredName}
                    </li>
                  ))}
                </ul>
                {prices[entry.name] && (
                  <p className="card-text">
                    <b className="label">{prices[entry.name]?.price}</b> {prices[entry.name]?.time}
                  </p>
                )}
                <ProductLink to={entry.link} text={copy.explore} name={entry.name} />
                {entry.link === paths.strategicConsultancy && (
                  <ProductLink to={offerLink(offerId(entry.name))} text={copy.ask} name={entry.name} />
                )}
              </div>
              <figure>
                <Picture picture={picture} sizes="(width < 56.25em) 100vw, 56vw" />
              </figure>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function ProductLink({ to, text, name }: { to: string; text: string; name: string }) {
  return (
    <TextLink to={to}>
      <span>
        {text}
        <span className="visually-hidden">: {name}</span>
      </span>
    </TextLink>
  );
}
