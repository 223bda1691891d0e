import type { products } from '#content/pages/products.ts';
import type { Product } from '#content/schema.ts';
import type { CarouselCopy } from '#components/ui/carousel.tsx';
import { Questions } from '#components/ui/questions.tsx';
import { ToolGrid } from '#components/ui/tool-grid.tsx';
import { FeatureList } from './feature-list.tsx';
import { ProductHero } from './product-hero.tsx';
import type { PictureOf } from './pictures.ts';
import { Plans } from './plans.tsx';
import styles from './product-page.module.css';
import { Themes } from './themes.tsx';

type Props = {
  product: Product;
  pictureOf: PictureOf;
  copy: (typeof products)['productPage'];
  carousel: CarouselCopy;
  /** The text between rating and maximum, for example 'out of'. */
  outOf: string;
};

/** The page of a product: hero, themes, features, plans, tools and questions. */
export function ProductPage({ product, pictureOf, copy, carousel, outOf }: Props) {
  return (
    <>
      <ProductHero product={product} pictureOf={pictureOf} copy={copy} carousel={carousel} outOf={outOf} />
      <Themes title={product.themesTitle} themes={product.themes} pictureOf={pictureOf} />
      <FeatureList title={product.featuresTitle} features={product.features} pictureOf={pictureOf} />
      <Plans product={product} copy={copy} carousel={carousel} />
      <section className="section">
        <ToolGrid
          title={product.toolsTitle}
          intro={product.toolsIntro}
          tools={product.tools.map(({ name, description }) => ({ name, texts: [description] }))}
        />
      </section>
      <Questions title={product.faqTitle} items={product.faq} ask={copy.ask} to={copy.quoteLink} className={styles.questions} />
    </>
  );
}
