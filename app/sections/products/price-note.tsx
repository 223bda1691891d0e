import { href } from 'react-router';
import type { products } from '#content/pages/products.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './price-note.module.css';

/** A note on prices, with a link to the contact page. */
export function PriceNote({ copy }: { copy: (typeof products)['prices'] }) {
  return (
    <section className={`accent-band ${styles.note}`}>
      <div className={`container ${styles.row}`}>
        <h2>{copy.heading}</h2>
        <div className={styles.text}>
          <p>{copy.text}</p>
          <ButtonLink variant="primary" to={href('/contact')}>
            {copy.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
