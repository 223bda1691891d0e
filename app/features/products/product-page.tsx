import type { Picture } from '#content/entries.ts';
import type { products } from '#content/pages/products.ts';
import type { GlyphName, Picture as PictureField, Product } from '#content/schema.ts';
import type { CarouselWords } from '#app/ui/carousel.tsx';
import { FeatureList } from './feature-list.tsx';
import { Front } from './front.tsx';
import { Plans } from './plans.tsx';
import { Questions } from './questions.tsx';
import { Themes } from './themes.tsx';
import { Tools } from './tools.tsx';

/** The dye of a product's window. */
export type Atmosphere = 'holud' | 'vat';

/** The picture of a field, or the product's cloth where the field has none. */
export type PictureOf = (field: PictureField | undefined) => Picture;

type Props = {
  product: Product;
  icon: GlyphName;
  atmosphere: Atmosphere;
  pictureOf: PictureOf;
  words: (typeof products)['page'];
  carousel: CarouselWords;
  /** For example 'out of', between the stars given and the most that there can be. */
  outOf: string;
};

/** A product's page: its window, what it is, how it looks, what it does, costs and is made of, and what people ask. */
export function ProductPage({ product, icon, atmosphere, pictureOf, words, carousel, outOf }: Props) {
  return (
    <>
      <Front product={product} icon={icon} atmosphere={atmosphere} pictureOf={pictureOf} words={words} carousel={carousel} outOf={outOf} />
      <Themes title={product.themesTitle} themes={product.themes} pictureOf={pictureOf} />
      <FeatureList title={product.featuresTitle} features={product.features} pictureOf={pictureOf} />
      <Plans title={product.plansTitle} plans={product.plans} words={words} carousel={carousel} />
      <Tools title={product.toolsTitle} intro={product.toolsIntro} tools={product.tools} />
      <Questions title={product.faqTitle} items={product.faq} />
    </>
  );
}
