import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';
import styles from './counter.module.css';
import { WovenNumber } from './woven-number.tsx';

type Props = {
  to: number;
  /** Milliseconds before the counting starts. */
  delay: number;
  /** Milliseconds that the counting takes. */
  run: number;
};

/**
 * A number with a plus sign that counts up from 0 once, when it first comes into view (specification section 9; decisions
 * section 5). The prerendered page, reduced motion and assistive technology get the final number.
 */
export function Counter({ to, delay, run }: Props) {
  const root = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(to);

  useEffect(() => {
    if (!root.current || prefersReducedMotion()) return;
    let frame = 0;
    let startTime = 0;
    const observer = new IntersectionObserver(([entry]) => {
      setShown(0);
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      startTime = performance.now() + delay;
      frame = requestAnimationFrame(count);
    });
    function count(now: number) {
      const progress = Math.min(Math.max((now - startTime) / run, 0), 1);
      setShown(Math.round(to * (1 - (1 - progress) ** 3)));
      if (progress < 1) frame = requestAnimationFrame(count);
    }
    observer.observe(root.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [to, delay, run]);

  return (
    <span ref={root}>
      <span className={styles.counting}>
        <WovenNumber text={`${shown}+`} places={`${to}+`.length} />
      </span>
      {/* In print, also a counter that was never in view has its final number. */}
      <span className={styles.printed}>
        <WovenNumber text={`${to}+`} places={`${to}+`.length} />
      </span>
      <span className="visually-hidden">{to}+</span>
    </span>
  );
}
