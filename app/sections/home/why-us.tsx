import bolt from '#generated/woven/bolt.svg?no-inline';
import { times } from '#content/constants.ts';
import type { Statistic } from '#content/schema.ts';
import { Counter } from '#app/ui/counter.tsx';
import styles from './why-us.module.css';

type Props = { words: { heading: string; text: string; counters: Statistic[]; caption: string } };

/** The vat. Numbers are woven, and the cloth beside them has one diamond for each project delivered. */
export function WhyUs({ words }: Props) {
  return (
    <section className="vat">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2>{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <ul className={styles.counts}>
            {words.counters.map(({ label, count }) => (
              <li key={label}>
                <span className={styles.number}>
                  <Counter to={count} delay={times.counterDelay} run={times.counterRun} />
                </span>
                <span className={styles.label}>{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <figure className={styles.bolt}>
          <img src={bolt} width="133" height="290" alt="" loading="lazy" decoding="async" />
          <figcaption>{words.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
