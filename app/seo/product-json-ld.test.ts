import { expect, test } from 'vitest';
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';
import { productData } from './product-json-ld.ts';

const about = { url: 'https://a.example/b', images: [], seller: {} };

test('every plan is an offer with its price in dollars', () => {
  const { offers } = productData(ecommerce360, about);
  expect(offers).toHaveLength(ecommerce360.plans.length);
  expect(offers).toContainEqual(expect.objectContaining({ name: 'Starter Plan', price: '49.99', priceCurrency: 'USD' }));
});

test('a plan that stands twice in the list is one offer', () => {
  const { offers } = productData(restaurantManagement, about);
  expect(offers).toEqual([
    expect.objectContaining({ name: 'Starter Plan' }),
    expect.objectContaining({ name: 'Enterprise' }),
    expect.objectContaining({ name: 'Commercial' }),
  ]);
});

test('no rating is claimed, since nobody has given one on this site', () => {
  expect(JSON.stringify(productData(restaurantManagement, about))).not.toMatch(/aggregateRating|review/i);
});
