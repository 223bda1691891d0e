import { cuts, visiblePlanFeatures } from '#content/constants.ts';
import type { products } from '#content/records.ts';
import { offerId } from '#content/offer-id.ts';
import type { Plan } from '#content/schemas/product.ts';
import { offerLink } from '#lib/offer-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { CutText } from '#components/ui/cut-text.tsx';
import { DetailIcon } from '#components/ui/detail-icon.tsx';
import '#components/ui/points.css';
import styles from './plans.module.css';

type Props = {
  id: string;
  product: string;
  plan: Plan;
  /** What is paid once. */
  setUp: string;
  /** For whom the active plan is. */
  activeLabel: string;
  copy: Pick<(typeof products)['productPage'], 'showMore' | 'showLess' | 'converted'>;
};

/** One plan: five features are visible, the others are in a disclosure. The active plan has the dark colour and a row of woven teeth at the top. */
export function PlanCard({ id, product, plan, setUp, activeLabel, copy }: Props) {
  const { planName, planIcon, price, converted, billingCycle, description, features, buttonText, buttonLink, active = false } = plan;
  const hiddenFeatures = features.slice(visiblePlanFeatures);
  return (
    <article id={id} className={styles.plan} data-active={active || undefined}>
      <div className={`cluster apart ${styles.name}`}>
        <h3>{planName}</h3>
        {active && <em className={styles.label}>{activeLabel}</em>}
        <DetailIcon name={planIcon} size={36} />
      </div>
      <p className={`cluster ${styles.price}`}>
        {price} <small className="quiet">{billingCycle}</small>
      </p>
      <div className={`small ${styles.converted}`}>
        {copy.converted.about} {converted}
        <br />
        {setUp}
      </div>
      <p className="quiet small">
        <CutText text={description} rule={cuts.planDescription} atWord />
      </p>
      <div className={styles.features}>
        <Features items={features.slice(0, visiblePlanFeatures)} />
        {hiddenFeatures.length > 0 && (
          <details>
            <summary data-print="none">
              <span>{copy.showMore}</span>
              <span>{copy.showLess}</span>
            </summary>
            <Features items={hiddenFeatures} />
          </details>
        )}
      </div>
      <ButtonLink variant={active ? 'primary' : 'secondary'} to={offerLink(offerId(product, planName), buttonLink)}>
        <span>
          {buttonText}
          <span className="visually-hidden">: {planName}</span>
        </span>
      </ButtonLink>
    </article>
  );
}

function Features({ items }: { items: string[] }) {
  return (
    <ul className="points">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
