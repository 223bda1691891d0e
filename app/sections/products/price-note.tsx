import { href } from 'react-router';
import type { products } from '#content/pages/products.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './price-note.module.css';

/** Which products have their prices on their pages, and how the others get one. */
export function PriceNote({ words }: { words: (typeof products)['prices'] }) {
  return (
    <section className={`holud ${styles.note}`}>
      <div className={`wrap ${styles.row}`}>
        <h2>{words.heading}</h2>
        <div className={styles.text}>
          <p>{words.text}</p>
          <ButtonLink look="action" to={href('/contact')}>
            {words.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
