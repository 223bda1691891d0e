import type { products } from '#content/records.ts';
import { WovenDigits, WovenNumber } from '#components/ui/woven-number.tsx';
import '#components/ui/bands.css';
import styles from './customisation-steps.module.css';

/** The numbered steps in which a product is fitted to a customer. */
export function CustomisationSteps({ copy }: { copy: (typeof products)['customisation'] }) {
  return (
    <section className="section dark-band">
      <div className="container">
        <header className="head">
          <h2>{copy.heading}</h2>
          <p className="lead quiet">{copy.text}</p>
        </header>
        <WovenDigits />
        <ol className={styles.steps}>
          {copy.steps.map(({ title, text }, i) => (
            <li key={title}>
              <WovenNumber text={String(i + 1)} />
              <h3>{title}</h3>
              <p className="quiet card-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
