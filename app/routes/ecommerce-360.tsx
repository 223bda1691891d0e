import { pictures } from '#generated/pictures/products/ecommerce-360.ts';
import { layout } from '#content/pages/layout.ts';
import { products } from '#content/pages/products.ts';
import { placed } from '#content/pictures.ts';
import { ecommerce360 as product } from '#content/products/ecommerce-360.ts';
import type { Picture } from '#content/schema.ts';
import { ProductPage } from '#app/features/products/product-page.tsx';
import { wovenCover } from '#app/features/products/woven-cover.ts';
import { productMeta } from '#app/layout/product-meta.ts';

export function meta() {
  return productMeta(
    product,
    product.heroImgs.map((field) => pictureOf(field).src),
  );
}

function pictureOf(field: Picture | undefined) {
  return field ? placed(pictures, field) : wovenCover;
}

export default function Ecommerce360() {
  return (
    <ProductPage
      product={product}
      icon="shop"
      atmosphere="vat"
      pictureOf={pictureOf}
      words={products.page}
      carousel={layout.carousel}
      outOf={layout.rating.outOf}
    />
  );
}
