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
 * section 5; src/scripts/count-up.ts). The delivered page, print, reduced motion and assistive technology have the final number.
 */
export function Counter({ to, delay, run }: Props) {
  return (
    <span>
      <count-up class={styles.counting} data-print="none" to={to} delay={delay} run={run}>
        <WovenNumber text={`${to}+`} />
      </count-up>
      {/* In print, also a counter that was never in view has its final number. */}
      <span className={styles.printed} data-print="only">
        <WovenNumber text={`${to}+`} />
      </span>
      <span className="visually-hidden">{to}+</span>
    </span>
  );
}
