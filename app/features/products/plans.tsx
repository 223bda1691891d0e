import { plansInGrid, times } from '#content/constants.ts';
import type { products } from '#content/pages/products.ts';
import type { Plan } from '#content/schema.ts';
import { Carousel, type CarouselWords } from '#app/ui/carousel.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

type Props = { title: string; plans: Plan[]; words: (typeof products)['page']; carousel: CarouselWords };

/** Up to three plans stand in a grid, more in a carousel (specification section 9). */
export function Plans({ title, plans, words, carousel }: Props) {
  // A plan may stand in the list twice, so its place is its key (decisions section 7).
  const cards = plans.map((plan, i) => <PlanCard key={i} plan={plan} words={words} />);
  return (
    <section className={`section ${styles.prices}`}>
      <div className="wrap">
        {plans.length > plansInGrid ? (
          <Carousel label={title} header={<h2>{title}</h2>} interval={times.pricingAutoplay} words={carousel} className={styles.carousel}>
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
