import { useEffect, useRef, useState } from 'react';
import styles from './slide-dots.module.css';

/** One diamond a slide of the carousel that it stands in; the slide in view has the madder one. For the eye only. */
export function SlideDots({ count }: { count: number }) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const track = row.current?.closest('section')?.querySelector('ul');
    if (!track) return;
    const slides = [...track.children];
    const inView = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setCurrent(slides.indexOf(target));
      },
      { root: track, threshold: 0.6 },
    );
    for (const slide of slides) inView.observe(slide);
    return () => inView.disconnect();
  }, []);

  return (
    <div ref={row} className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-current={i === current || undefined} />
      ))}
    </div>
  );
}
