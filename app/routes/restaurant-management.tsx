import { href } from 'react-router';
import { pictures } from '#generated/pictures/products/restaurant-management.ts';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { products } from '#content/pages/products.ts';
import { placed } from '#content/pictures.ts';
import { restaurantManagement as product } from '#content/products/restaurant-management.ts';
import type { Picture } from '#content/schema.ts';
import { ProductPage } from '#app/features/products/product-page.tsx';
import { productData } from '#app/features/products/structured.ts';
import { wovenCover } from '#app/features/products/woven-cover.ts';
import { pageMeta, siteUrl } from '#app/layout/page-meta.ts';
import { breadcrumbs, faqPage, organisation } from '#app/layout/structured.ts';

export function meta() {
  const path = href('/product-solution/restaurant-management');
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: navigation.product.name, path: navigation.product.all },
    { name: product.name, path },
  ]);
  const images = product.heroImgs.map((field) => siteUrl + pictureOf(field).src);
  const data = productData(product, { url: siteUrl + path, images, seller: organisation() });
  return pageMeta({ title: product.name, description: product.description, path, structured: [data, faqPage(product.faq), trail] });
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
