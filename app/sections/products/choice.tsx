import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { products } from '#content/pages/products.ts';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './choice.module.css';

/** A product beside software of one's own: when which fits. */
export function Choice({ words }: { words: (typeof products)['choice'] }) {
  return (
    <section className="section">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.head}>
          <h2>{words.heading}</h2>
          <p>{words.text}</p>
        </div>
        <Side {...words.buy} />
        <Side {...words.build}>
          <StitchLink to={href('/services/customSoftwareDev')}>{words.link}</StitchLink>
        </Side>
      </div>
    </section>
  );
}

function Side({ title, items, children }: { title: string; items: string[]; children?: ReactNode }) {
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
