import { hook } from '#lib/hooks.ts';
import styles from './slide-dots.module.css';

/** A diamond for each slide of the surrounding carousel; that of the slide in view is highlighted. Decorative only. */
export function SlideDots({ count }: { count: number }) {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} {...hook('slide', i)} aria-current={i === 0 || undefined} />
      ))}
    </div>
  );
}
