import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import styles from './counter.module.css';
import { WovenNumber } from './woven-number.tsx';

type Props = { to: number; /** Milliseconds before it starts and while it runs. */ delay: number; run: number };

/**
 * Counts from 0 to its number with a plus sign, once, when it first comes into view (specification section 9; decisions
 * section 5). The delivered page, reduced motion and assistive technology have the number itself.
 */
export function Counter({ to, delay, run }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(to);

  useEffect(() => {
    if (!place.current || prefersReducedMotion()) return;
    let frame = 0;
    let begins = 0;
    const seen = new IntersectionObserver(([entry]) => {
      setShown(0);
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      begins = performance.now() + delay;
      frame = requestAnimationFrame(count);
    });
    function count(now: number) {
      const part = Math.min(Math.max((now - begins) / run, 0), 1);
      setShown(Math.round(to * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(count);
    }
    seen.observe(place.current);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [to, delay, run]);

  return (
    <span ref={place}>
      <span className={styles.counting}>
        <WovenNumber text={`${shown}+`} places={`${to}+`.length} />
      </span>
      {/* A printed page has the number itself, also of a counter that was never in view. */}
      <span className={styles.printed}>
        <WovenNumber text={`${to}+`} places={`${to}+`.length} />
      </span>
      <span className="visually-hidden">{to}+</span>
    </span>
  );
}
