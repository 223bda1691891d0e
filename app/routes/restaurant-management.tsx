import { pictures } from '#generated/pictures/products/restaurant-management.ts';
import { layout } from '#content/pages/layout.ts';
import { products } from '#content/pages/products.ts';
import { restaurantManagement as product } from '#content/products/restaurant-management.ts';
import { pictureLookup } from '#app/features/products/pictures.ts';
import { ProductPage } from '#app/features/products/product-page.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

const pictureOf = pictureLookup(pictures);

export function meta() {
  return pageMeta({ ...product.meta, path: product.link });
}

export default function RestaurantManagement() {
  return (
    <ProductPage
      product={product}
      pictureOf={pictureOf}
      copy={products.productPage}
      carousel={layout.carousel}
      outOf={layout.rating.outOf}
    />
  );
}
