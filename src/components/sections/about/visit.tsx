import type { about } from '#content/pages/about.ts';
import { requestId } from '#content/request-id.ts';
import { requestLink } from '#lib/request-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import styles from './visit.module.css';

/** The end of the page: the founder's first visit, and the way to ask for it. */
export function Visit({ copy }: { copy: (typeof about)['visit'] }) {
  return (
    <section className={styles.visit}>
      <div className={`container columns ${styles.row}`}>
        <h2>{copy.heading}</h2>
        <p className="quiet measure">{copy.text}</p>
        <ButtonLink variant="primary" to={requestLink(requestId(copy.offer))}>
          {copy.button}
        </ButtonLink>
      </div>
    </section>
  );
}
