import { useRef } from 'react';
import type { Plan } from '#content/schema.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './plan-index.module.css';
import { useCurrentSlide } from './use-current-slide.ts';

type Props = {
  plans: Plan[];
  /** The id of a plan's card. */
  idOf: (index: number) => string;
  copy: { label: string; of: string };
};

/** For a window in which one plan is in view: all names and prices, each a link to its card, and which one it is ('1 of 4'). */
export function PlanIndex({ plans, idOf, copy }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentSlide(list);
  return (
    <>
      <ol ref={list} className={styles.index} aria-label={copy.label}>
        {plans.map(({ planName, price, billingCycle }, i) => (
          <li key={i}>
            <Link to={`#${idOf(i)}`} replace aria-current={i === current || undefined}>
              <span>{planName}</span>
              <span>
                <b>{price}</b> {billingCycle}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.position}>
        {current + 1} {copy.of} {plans.length}
      </p>
    </>
  );
}
