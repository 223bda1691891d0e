import { pictures } from '#generated/pictures/products/restaurant-management.ts';
import { layout } from '#content/pages/layout.ts';
import { products } from '#content/pages/products.ts';
import { placed } from '#content/pictures.ts';
import { restaurantManagement as product } from '#content/products/restaurant-management.ts';
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

export default function RestaurantManagement() {
  return (
    <ProductPage
      product={product}
      icon="food"
      atmosphere="holud"
      pictureOf={pictureOf}
      words={products.page}
      carousel={layout.carousel}
      outOf={layout.rating.outOf}
    />
  );
}
