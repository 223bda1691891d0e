import { productRating, starMaximum } from '#content/constants.ts';
import type { products } from '#content/records.ts';
import { offerId } from '#content/offer-id.ts';
import type { Product } from '#content/schemas/product.ts';
import * as durations from '#content/durations.ts';
import { offerLink } from '#lib/offer-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Carousel, type CarouselCopy } from '#components/ui/carousel.tsx';
import { Cover } from '#components/ui/cover.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import { Stars } from '#components/ui/stars.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { hook } from '#lib/data-attributes.ts';
import { HeroScreen } from './hero-screen.tsx';
import '#components/ui/one-link.css';
import '#components/ui/cover.css';
import '#components/ui/bands.css';
import '#components/ui/hero.css';
import styles from './product-hero.module.css';
import type { PictureOf } from './fallback-picture.ts';

type Props = {
  product: Product;
  pictureOf: PictureOf;
  copy: (typeof products)['productPage'];
  carousel: CarouselCopy;
  outOf: string;
};

const grounds = { indigo: 'dark-ground', turmeric: 'accent-ground' };
const sizes = '(width < 56.25em) 100vw, 55vw';

/** The hero in the product's colour: text at the left, screenshots at the right, up to the window's edge. */
export function ProductHero({ product, pictureOf, copy, carousel, outOf }: Props) {
  return (
    <>
      <section className={grounds[product.colour]}>
        <div className="container columns hero">
          <div className={`stack ${styles.copy}`}>
            <p className={styles.badge}>
              <Glyph name={product.icon} size={32} />
              <span className="cluster">
                {product.name}
                <Stars value={productRating} maximum={starMaximum} copy={`${outOf} ${starMaximum}`} />
              </span>
            </p>
            <h1>{product.title}</h1>
            <p className="lead quiet">{product.description}</p>
            <div className={`cluster ${styles.actions}`}>
              <ButtonLink variant="primary" to={offerLink(offerId(product.name, copy.buy), copy.quoteLink)}>
                {copy.buy}
              </ButtonLink>
              <ButtonLink variant="secondary" to={offerLink(offerId(product.name, copy.demo), copy.quoteLink)}>
                {copy.demo}
              </ButtonLink>
            </div>
            <p className={styles.from}>
              {fromLine(product, copy.from)}
              <br />
              <TextLink to="#plans">{copy.seePlans}</TextLink>
            </p>
            <p className={`measure quiet small ${styles.next}`}>{copy.next}</p>
          </div>
          <Screens product={product} pictureOf={pictureOf} copy={copy} carousel={carousel} />
        </div>
      </section>
      <div className={`container ${styles.highlights}`}>
        <ul>
          {product.highlights.map(({ sub, count }) => (
            <li key={sub}>
              <b className="display">{count}</b> <span className="quiet">{sub}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What the product costs at least. */
function fromLine({ plans, setUp }: Product, line: string): string {
  const [lowest] = plans.toSorted((one, other) => Number(one.price.slice(1)) - Number(other.price.slice(1)));
  return line
    .replace('{plan}', () => lowest?.price ?? '')
    .replace('{converted}', () => lowest?.converted ?? '')
    .replace('{setUp}', () => setUp);
}

function Screens({ product, pictureOf, copy, carousel }: Omit<Props, 'outOf'>) {
  const screens = product.heroImgs.map((field) => ({
    whole: pictureOf(field),
    narrow: pictureOf({ ...field, file: `${field.file}-narrow` }),
  }));
  return screens.length > 1 ? (
    <Carousel
      label={copy.screens}
      header={<SlideDots count={screens.length} />}
      interval={durations.productHeroAutoplay}
      copy={carousel}
      className={styles.screens}
    >
      {screens.map(({ whole, narrow }, i) => (
        <HeroScreen key={whole.src} picture={whole} narrow={narrow} sizes={sizes} priority={i === 0} />
      ))}
    </Carousel>
  ) : (
    <figure className={`frame ${styles.screen}`}>
      <Cover picture={screens[0]?.whole ?? pictureOf(undefined)} sizes={sizes} priority />
    </figure>
  );
}

/** A diamond for each slide of the surrounding carousel; that of the slide in view is highlighted. Decorative only. */
function SlideDots({ count }: { count: number }) {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} {...hook('slide', i)} aria-current={i === 0 || undefined} />
      ))}
    </div>
  );
}
