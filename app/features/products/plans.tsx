import { plansInGrid, times } from '#content/constants.ts';
import type { products } from '#content/pages/products.ts';
import type { Plan } from '#content/schema.ts';
import { Carousel, type CarouselCopy } from '#app/ui/carousel.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

type Props = { title: string; plans: Plan[]; copy: (typeof products)['productPage']; carousel: CarouselCopy };

/** Up to three plans are in a grid, more in a carousel (specification section 9). */
export function Plans({ title, plans, copy, carousel }: Props) {
  // A plan may be in the list twice, so the index is the key (decisions section 7).
  const cards = plans.map((plan, i) => <PlanCard key={i} plan={plan} copy={copy} />);
  return (
    <section className={`section ${styles.prices}`}>
      <div className="container">
        {plans.length > plansInGrid ? (
          <Carousel label={title} header={<h2>{title}</h2>} interval={times.pricingAutoplay} copy={carousel} className={styles.carousel}>
            {cards}
          </Carousel>
        ) : (
          <>
            <h2>{title}</h2>
            <div className={styles.grid}>{cards}</div>
          </>
        )}
      </div>
    </section>
  );
}
