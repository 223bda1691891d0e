import { cuts, visiblePlanFeatures } from '#content/constants.ts';
import type { products } from '#content/pages/products.ts';
import type { Plan } from '#content/schema.ts';
import { cutAtWord } from '#app/lib/cut.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import styles from './plan-card.module.css';

type Props = { plan: Plan; copy: Pick<(typeof products)['page'], 'showMore' | 'showLess'> };

/** One plan: five features show, the others on request. The active one is dyed, with teeth at its head. */
export function PlanCard({ plan, copy }: Props) {
  const { planName, planIcon, price, billingCycle, description, features, buttonText, buttonLink, active = false } = plan;
  const more = features.slice(visiblePlanFeatures);
  return (
    <article className={styles.plan} data-active={active || undefined}>
      <div className={styles.name}>
        <h3>{planName}</h3>
        <Glyph name={`glyph-${planIcon}`} />
      </div>
      <p className={styles.price}>
        {price} <small>{billingCycle}</small>
      </p>
      <p className={styles.description}>
        <Description text={description} />
      </p>
      <div className={styles.features}>
        <Features items={features.slice(0, visiblePlanFeatures)} />
        {more.length > 0 && (
          <details>
            <summary>
              <span>{copy.showMore}</span>
              <span>{copy.showLess}</span>
            </summary>
            <Features items={more} />
          </details>
        )}
      </div>
      <ButtonLink variant={active ? 'primary' : 'secondary'} to={buttonLink}>
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
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Cut at about 60 characters, at a word's end, for the eye; assistive technology gets the whole (decisions section 4). */
function Description({ text }: { text: string }) {
  const shown = cutAtWord(text, cuts.planDescription);
  if (shown === text) return text;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
