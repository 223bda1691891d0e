import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { products } from '#content/pages/products.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './buy-or-build.module.css';

/** A product beside software of one's own: when which fits. */
export function BuyOrBuild({ copy }: { copy: (typeof products)['choice'] }) {
  return (
    <section className="section">
      <div className={`container ${styles.row}`}>
        <div className={styles.head}>
          <h2>{copy.heading}</h2>
          <p>{copy.text}</p>
        </div>
        <Side {...copy.buy} />
        <Side {...copy.build}>
          <TextLink to={href('/services/customSoftwareDev')}>{copy.link}</TextLink>
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
