import { href } from 'react-router';
import type { products } from '#content/pages/products.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './price-note.module.css';

/** Which products have their prices on their pages, and how the others get one. */
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
