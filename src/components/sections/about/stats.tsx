import { statPictures } from '#drawings/counted-pictures.ts';
import * as times from '#content/times.ts';
import type { about } from '#content/pages/about.ts';
import { Counter } from '#components/ui/counter.tsx';
import { WovenDigits } from '#components/ui/woven-number.tsx';
import styles from './stats.module.css';

const stats = statPictures();

/** Size of a pattern's cell on a wide page, in pixels. */
const cellSize = 3;
/** Patterns up to this many cells wide are beside their number, wider ones below it. */
const shortPattern = 60;

const widest = {
  wide: Math.max(...stats.map(({ wide }) => wide.width)),
  narrow: Math.max(...stats.map(({ narrow }) => narrow.width)),
};

/** Numbers that count up. Each has a woven pattern with exactly that many motifs; the cells of all patterns have the same size. */
export function Stats({ copy }: { copy: (typeof about)['counters'] }) {
  return (
    <section className="section">
      <div className="container">
        <h2>{copy.heading}</h2>
        <p className={`lead ${styles.text}`}>{copy.text}</p>
        <WovenDigits />
        <ul className={styles.list}>
          {copy.items.map(({ label, count }, i) => (
            <li key={label} data-short={(stats[i]?.wide.width ?? 0) <= shortPattern || undefined}>
              <span className={styles.number}>
                <Counter to={count} delay={times.counterDelay} run={times.counterRun} />
              </span>
              <span className={styles.label}>{label}</span>
              <Pattern index={i} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pattern({ index }: { index: number }) {
  const pattern = stats[index];
  if (!pattern) return null;
  const { wide, narrow } = pattern;
  const sizes = { '--wide': wide.width / widest.wide, '--narrow': narrow.width / widest.narrow, '--full': `${widest.wide * cellSize}px` };
  return (
    <picture className={styles.pattern} style={sizes}>
      <source media="(width < 48em)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      <img src={wide.src} width={wide.width} height={wide.height} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
