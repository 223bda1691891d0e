import * as durations from '#content/durations.ts';
import type { about } from '#content/records.ts';
import { Counter } from '#components/ui/counter.tsx';
import { WovenDigits } from '#components/ui/woven-number.tsx';
import { wovenPicture } from '#components/ui/woven-picture.ts';
import styles from './stats.module.css';

/** Size of a pattern's cell on a wide page, in pixels. */
const cellSize = 2;
/** Patterns up to this many cells wide are beside their number, wider ones below it. */
const shortPattern = 60;

/** Numbers that count up. Each has a woven pattern with exactly that many motifs, if there is one; the cells of all patterns have the same size. */
export function Stats({ copy }: { copy: (typeof about)['counters'] }) {
  const patterns = copy.items.map(({ count }) => {
    const wide = wovenPicture(`statistic-${count}`);
    return wide && { wide, narrow: wovenPicture(`statistic-${count}-narrow`) ?? wide };
  });
  const widest = (form: 'wide' | 'narrow') => Math.max(...patterns.map((pattern) => pattern?.[form].width ?? 0));
  const sizes = { '--widest': widest('wide'), '--widest-narrow': widest('narrow'), '--full': `${widest('wide') * cellSize}px` };
  return (
    <section className="section">
      <div className="container">
        <h2>{copy.heading}</h2>
        <p className={`lead quiet ${styles.text}`}>{copy.text}</p>
        <WovenDigits />
        <ul className={styles.list} style={sizes}>
          {copy.items.map(({ label, count }, i) => (
            <li key={label} data-short={(patterns[i]?.wide.width ?? 0) <= shortPattern || undefined}>
              <span className={styles.number}>
                <Counter to={count} delay={durations.counterDelay} run={durations.counterRun} />
              </span>
              <span className={styles.label}>{label}</span>
              {patterns[i] && <Pattern {...patterns[i]} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pattern({ wide, narrow }: Record<'wide' | 'narrow', { src: string; width: number; height: number }>) {
  return (
    <picture className={styles.pattern} style={{ '--cells': wide.width, '--cells-narrow': narrow.width }}>
      <source media="(width < 48em)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      <img {...wide} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
