import { requestId } from '#content/request-id.ts';
import type { AppServiceCard } from '#content/services/types.ts';
import { requestLink } from '#lib/request-link.ts';
import { DetailIcon } from '#components/ui/detail-icon.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './app-service-cards.module.css';

type Props = {
  copy: { title: string; intro: string; cards: AppServiceCard[] };
  /** The word between the lowest and the highest price. */
  priceTo: string;
};

/** Six service cards in two columns. The second column is half a card lower. */
export function AppServiceCards({ copy, priceTo }: Props) {
  return (
    <section className="section">
      <div className={`container ${styles.row}`}>
        <header className={styles.head}>
          <h2>{copy.title}</h2>
          <p className="lead">{copy.intro}</p>
        </header>
        <ul className={styles.cards}>
          {copy.cards.map(({ icon, title, description, price, upTo, time, cta, link }) => (
            <li key={title}>
              <DetailIcon name={icon} />
              <h3>{title}</h3>
              <p>{description}</p>
              <p className={styles.price}>
                <b>{price}</b> {priceTo} {upTo}
                <span>{time}</span>
              </p>
              <TextLink to={requestLink(requestId(title), link)} className={styles.link}>
                {cta}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
