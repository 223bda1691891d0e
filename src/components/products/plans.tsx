import { plansInGrid } from '#content/constants.ts';
import type { products } from '#content/records.ts';
import type { Product } from '#content/schemas/product.ts';
import * as durations from '#content/durations.ts';
import { Carousel, type CarouselCopy } from '#components/ui/carousel.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanIndex } from './plan-index.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './plans.module.css';

type Props = {
  product: Pick<Product, 'name' | 'setUp' | 'activeLabel' | 'plansTitle' | 'plans' | 'planTable' | 'planTerms' | 'plansNote' | 'plansLink'>;
  copy: (typeof products)['productPage'];
  carousel: CarouselCopy;
};

const planId = (index: number) => `plan-${index + 1}`;

/** Up to three plans are in a grid, more in a carousel (specification section 9). Below them is what comes on top, and the rate. */
export function Plans({ product, copy, carousel }: Props) {
  const { name, setUp, activeLabel, plansTitle: title, plans, planTable, planTerms, plansNote, plansLink } = product;
  // A plan may be in the list twice, so the index is the key (decisions section 7).
  const cards = plans.map((plan, i) => (
    <PlanCard
      key={i}
      id={planId(i)}
      product={name}
      plan={plan}
      setUp={copy.setUp.replace('{setUp}', setUp)}
      activeLabel={activeLabel}
      copy={copy}
    />
  ));
  return (
    <section id="plans" className={`section tinted ${styles.prices}`}>
      <div className="container">
        {plans.length > plansInGrid ? (
          <Carousel
            label={title}
            header={
              <>
                <h2>{title}</h2>
                <PlanIndex plans={plans} idOf={planId} activeLabel={activeLabel} copy={copy.planIndex} />
              </>
            }
            interval={durations.pricingAutoplay}
            copy={carousel}
            className={styles.carousel}
          >
            {cards}
          </Carousel>
        ) : (
          <>
            <h2>{title}</h2>
            <div className={`cards ${styles.grid}`}>{cards}</div>
          </>
        )}
        <div className={`cluster apart ${styles.note}`}>
          <p className="quiet">
            {copy.start} {plansNote} {copy.converted.exchange}
          </p>
          {plansLink && <TextLink to={plansLink.link}>{plansLink.name}</TextLink>}
        </div>
        <PlanTable planTable={planTable} planTerms={planTerms} />
      </div>
    </section>
  );
}
