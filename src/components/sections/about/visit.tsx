import type { about } from '#content/records.ts';
import { offerId } from '#content/offer-id.ts';
import { offerLink } from '#lib/offer-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import styles from './visit.module.css';

/** The end of the page: the founder's first visit, and the way to ask for it. */
export function Visit({ copy }: { copy: (typeof about)['visit'] }) {
  return (
    <section>
      <div className={`container columns ${styles.row}`}>
        <h2>{copy.heading}</h2>
        <p className="quiet measure">{copy.text}</p>
        <ButtonLink variant="primary" to={offerLink(offerId(copy.offer))}>
          {copy.button}
        </ButtonLink>
      </div>
    </section>
  );
}
