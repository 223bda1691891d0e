import type { products } from '#content/pages/products.ts';
import type { Product } from '#content/schema.ts';
import type { CarouselWords } from '#app/ui/carousel.tsx';
import { Tools } from '#app/ui/tools.tsx';
import { FeatureList } from './feature-list.tsx';
import { Front } from './front.tsx';
import type { PictureOf } from './pictures.ts';
import { Plans } from './plans.tsx';
import { Questions } from './questions.tsx';
import { Themes } from './themes.tsx';

type Props = {
  product: Product;
  pictureOf: PictureOf;
  words: (typeof products)['page'];
  carousel: CarouselWords;
  /** For example 'out of', between the stars given and the most that there can be. */
  outOf: string;
};

/** A product's page: its window, what it is, how it looks, what it does, costs and is made of, and what people ask. */
export function ProductPage({ product, pictureOf, words, carousel, outOf }: Props) {
  return (
    <>
      <Front product={product} pictureOf={pictureOf} words={words} carousel={carousel} outOf={outOf} />
      <Themes title={product.themesTitle} themes={product.themes} pictureOf={pictureOf} />
      <FeatureList title={product.featuresTitle} features={product.features} pictureOf={pictureOf} />
      <Plans title={product.plansTitle} plans={product.plans} words={words} carousel={carousel} />
      <section className="section">
        <Tools
          title={product.toolsTitle}
          intro={product.toolsIntro}
          tools={product.tools.map(({ name, description }) => ({ name, texts: [description] }))}
        />
      </section>
      <Questions title={product.faqTitle} items={product.faq} />
    </>
  );
}
