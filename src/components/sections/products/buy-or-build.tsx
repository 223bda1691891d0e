import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import type { products } from '#content/records.ts';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/points.css';
import styles from './buy-or-build.module.css';

/** When to buy a product and when to have software built, side by side. */
export function BuyOrBuild({ copy }: { copy: (typeof products)['buyOrBuild'] }) {
  return (
    <section className="section">
      <div className={`container cards ${styles.row}`}>
        <div className={`stack ${styles.head}`}>
          <h2>{copy.heading}</h2>
          <p className="quiet">{copy.text}</p>
        </div>
        <Option {...copy.buy} />
        <Option {...copy.build}>
          <TextLink to={paths.customSoftware}>{copy.link}</TextLink>
        </Option>
      </div>
    </section>
  );
}

function Option({ title, items, children }: { title: string; items: string[]; children?: ReactNode }) {
  return (
    <div className={`stack ${styles.option}`}>
      <h3>{title}</h3>
      <ul className="points">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
