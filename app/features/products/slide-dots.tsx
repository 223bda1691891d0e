import { useEffect, useRef, useState } from 'react';
import styles from './slide-dots.module.css';

/** A diamond for each slide of the surrounding carousel; that of the slide in view is highlighted. Decorative only. */
export function SlideDots({ count }: { count: number }) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const track = row.current?.closest('section')?.querySelector('ul');
    if (!track) return;
    const slides = [...track.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setCurrent(slides.indexOf(target));
      },
      { root: track, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={row} className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-current={i === current || undefined} />
      ))}
    </div>
  );
}
