import { useRef } from 'react';
import styles from './slide-dots.module.css';
import { useCurrentSlide } from './use-current-slide.ts';

/** A diamond for each slide of the surrounding carousel; that of the slide in view is highlighted. Decorative only. */
export function SlideDots({ count }: { count: number }) {
  const row = useRef<HTMLDivElement>(null);
  const current = useCurrentSlide(row);
  return (
    <div ref={row} className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-current={i === current || undefined} />
      ))}
    </div>
  );
}
