import type { Plan } from '#content/schemas/product.ts';
import { hook } from '#lib/data-attributes.ts';
import '#components/ui/diamond.css';
import styles from './plans.module.css';

type Props = {
  plans: Plan[];
  /** The id of a plan's card. */
  idOf: (index: number) => string;
  /** For whom the active plan is. */
  activeLabel: string;
  copy: { label: string; of: string };
};

/** For a window in which one plan is in view: all names and prices, each a link to its card, the active one marked, and which one is in view ('1 of 4'). */
export function PlanIndex({ plans, idOf, activeLabel, copy }: Props) {
  return (
    <>
      <ol className={styles.index} aria-label={copy.label}>
        {plans.map(({ planName, price, billingCycle, active }, i) => (
          <li key={i}>
            <a className="cluster apart" href={`#${idOf(i)}`} {...hook('slide', i)} aria-current={i === 0 || undefined}>
              <span className="diamond">
                <span>
                  {planName}
                  {active && <em className={styles.label}>{activeLabel}</em>}
                </span>
              </span>
              <span className="quiet small">
                <b className="label">{price}</b> {billingCycle}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className={styles.position}>
        <span {...hook('slide-number', '')}>1</span> {copy.of} {plans.length}
      </p>
    </>
  );
}
