import { rangeInDollars } from '#content/money.ts';
import type { services } from '#content/pages/services.ts';
import { requestId } from '#content/request-id.ts';
import type { OfferingGroup } from '#content/services/types.ts';
import { requestLink } from '#lib/request-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import offer from './offer.module.css';
import styles from './offers.module.css';

type Props = {
  /** Target of 'What we offer' in the hero. */
  id: string;
  groups: OfferingGroup[];
  copy: typeof services.prices;
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
              <h2>{name}</h2>
              <p className="quiet">{intro}</p>
              {i === 0 && <p className={`quiet ${styles.note}`}>{copy.note}</p>}
            </div>
            <ul className={styles.list}>
              {offerings.map(({ title, description, price, upTo, time, cta, buttonAction }) => (
                <li key={title} className={`${offer.offer} ${styles.row}`}>
                  <h3>{title}</h3>
                  <p className="quiet">{description}</p>
                  <p className={`quiet ${offer.price} ${styles.price}`}>
                    <b>{price}</b> {upTo && <span>{`${copy.to} ${upTo}`}</span>} <span>{rangeInDollars({ price, upTo })}</span> {time}
                  </p>
                  <ButtonLink variant="secondary" to={requestLink(requestId(name, title), buttonAction)}>
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
