import type { services } from '#content/records.ts';
import { offerId } from '#content/offer-id.ts';
import type { AppServiceCard } from '#content/schemas/services.ts';
import { offerLink } from '#lib/offer-link.ts';
import { DetailIcon } from '#components/ui/detail-icon.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import '#components/ui/one-link.css';
import offer from './offer.module.css';
import styles from './app-service-cards.module.css';

type Props = {
  copy: { title: string; intro: string; cards: AppServiceCard[] };
  prices: typeof services.prices;
};

/** Six service cards in two columns. The second column is half a card lower. */
export function AppServiceCards({ copy, prices }: Props) {
  return (
    <section className="section">
      <div className="container columns">
        <header className={`sticky ${styles.head}`}>
          <h2>{copy.title}</h2>
          <p className="lead quiet">{copy.intro}</p>
          <p className="quiet small">{prices.note}</p>
        </header>
        <ul className={styles.cards}>
          {copy.cards.map(({ icon, title, description, price, cta, link }) => (
            <li key={title} className={`one-link ${offer.offer} ${styles.card}`}>
              <DetailIcon name={icon} />
              <h3>{title}</h3>
              <p className="quiet card-text">{description}</p>
              <p className={`quiet card-text ${offer.price} ${styles.price}`}>
                <b>{price.from}</b> {prices.to} {price.upTo}{' '}
                <span>
                  {price.dollars}, {price.pounds}
                </span>{' '}
                <span>{price.time}</span>
              </p>
              <ButtonLink variant="secondary" to={offerLink(offerId(title), link)}>
                {cta}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
