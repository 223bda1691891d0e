import type { products } from '#content/pages/products.ts';
import { WovenNumber } from '#app/ui/woven-number.tsx';
import styles from './fitting.module.css';

/** From a product to the customer's own, in counted steps. */
export function Fitting({ words }: { words: (typeof products)['fitting'] }) {
  return (
    <section className={`section vat ${styles.fitting}`}>
      <div className="wrap">
        <header className={styles.head}>
          <h2>{words.heading}</h2>
          <p className="lead">{words.text}</p>
        </header>
        <ol className={styles.steps}>
          {words.steps.map(({ title, text }, i) => (
            <li key={title}>
              <WovenNumber text={String(i + 1)} places={1} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
