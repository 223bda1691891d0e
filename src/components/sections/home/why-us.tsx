import * as durations from '#content/durations.ts';
import type { home } from '#content/records.ts';
import { Counter } from '#components/ui/counter.tsx';
import { WovenDigits } from '#components/ui/woven-number.tsx';
import { wovenPicture } from '#components/ui/woven-picture.ts';
import '#components/ui/bands.css';
import styles from './why-us.module.css';

type Props = { copy: typeof home.whyUs };

/** The company's numbers on the dark band. The picture beside them has one diamond for each delivered project, if there is one of that number. */
export function WhyUs({ copy }: Props) {
  const projects = copy.counters.map(({ count }) => wovenPicture(`projects-${count}`)).find(Boolean);
  return (
    <section className="dark-band">
      <div className={`container columns-narrow ${styles.row}`}>
        <div>
          <h2>{copy.heading}</h2>
          <p className="lead quiet measure">{copy.text}</p>
          <WovenDigits />
          <ul className={styles.counters}>
            {copy.counters.map(({ label, count }) => (
              <li key={label}>
                <span className={styles.number}>
                  <Counter to={count} delay={durations.counterDelay} run={durations.counterRun} />
                </span>
                <span className={styles.label}>{label}</span>
              </li>
            ))}
          </ul>
          <p className="quiet small measure">{copy.note}</p>
        </div>
        {projects && (
          <figure className={styles.figure} data-print="none">
            <img {...projects} alt="" loading="lazy" decoding="async" />
            <figcaption className="quiet small">{copy.caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
