import { stats } from '#generated/woven/stats.ts';
import { times } from '#content/constants.ts';
import type { about } from '#content/pages/about.ts';
import { Counter } from '#app/ui/counter.tsx';
import styles from './stats.module.css';

/** A cell of the cloth on a wide page, in pixels. */
const cell = 3;
/** Cloths up to this many cells stand beside their number, longer ones below it. */
const shortCloth = 60;

const longest = {
  wide: Math.max(...stats.map(({ wide }) => wide.width)),
  narrow: Math.max(...stats.map(({ narrow }) => narrow.width)),
};

/** Numbers that count up, each with a cloth of exactly so many butis; all cloths of one page have cells of one size. */
export function Stats({ copy }: { copy: (typeof about)['counters'] }) {
  return (
    <section className="section">
      <div className="container">
        <h2>{copy.heading}</h2>
        <p className={`lead ${styles.text}`}>{copy.text}</p>
        <ul className={styles.list}>
          {copy.items.map(({ label, count }, i) => (
            <li key={label} data-short={(stats[i]?.wide.width ?? 0) <= shortCloth || undefined}>
              <span className={styles.number}>
                <Counter to={count} delay={times.counterDelay} run={times.counterRun} />
              </span>
              <span className={styles.label}>{label}</span>
              <Pattern place={i} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pattern({ place }: { place: number }) {
  const pattern = stats[place];
  if (!pattern) return null;
  const { wide, narrow } = pattern;
  const measures = { '--wide': wide.width / longest.wide, '--narrow': narrow.width / longest.narrow, '--full': `${longest.wide * cell}px` };
  return (
    <picture className={styles.pattern} style={measures}>
      <source media="(max-width: 47.5em)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      <img src={wide.src} width={wide.width} height={wide.height} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
