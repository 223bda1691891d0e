import type { services } from '#content/records.ts';
import { offerId } from '#content/offer-id.ts';
import type { OfferingGroup } from '#content/schemas/services.ts';
import { offerLink } from '#lib/offer-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import offer from './offer.module.css';
import styles from './offers.module.css';

type Props = {
  /** Target of 'What we offer' in the hero. */
  id: string;
  groups: OfferingGroup[];
  copy: Partial<Pick<(typeof services)['prices'], 'note'>> & Pick<(typeof services)['prices'], 'to'>;
};

/** Groups of offers. The heading of a group is sticky on the left; each offer has its prices, a duration and a button. */
export function Offers({ id, groups, copy }: Props) {
  return (
    <section className={`section ${styles.offers}`}>
      <div id={id} className={`container ${styles.groups}`}>
        {groups.map(({ icon, name, intro, offerings }, i) => (
          <div key={name} className={styles.group}>
            <div className={styles.category}>
              <Glyph name={icon} />
              <h2 className="title">{name}</h2>
              <p className="quiet">{intro}</p>
              {i === 0 && copy.note && <p className="quiet small">{copy.note}</p>}
            </div>
            <ul className={styles.list}>
              {offerings.map(({ title, description, price, cta, buttonAction }) => (
                <li key={title} className={`${offer.offer} ${styles.row}`}>
                  <h3>{title}</h3>
                  <p className="quiet card-text">{description}</p>
                  <p className={`quiet ${offer.price} ${styles.price}`}>
                    <b>{price.from}</b> {price.upTo && <span>{`${copy.to} ${price.upTo}`}</span>} <span>{price.dollars}</span> {price.time}
                  </p>
                  <ButtonLink variant="secondary" to={offerLink(offerId(name, title), buttonAction)}>
                    <span>
                      {cta}
                      <span className="visually-hidden"> ({title})</span>
                    </span>
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
