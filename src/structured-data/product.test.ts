import { expect, test } from 'vitest';
import { ecommerce360, restaurantManagement } from '#content/records.ts';
import { productData } from './product.ts';

const page = { siteUrl: 'https://a.example', url: 'https://a.example/b', image: 'https://a.example/c.png' };

test('every plan is an offer with its price in dollars, a month where the plan says so', () => {
  const { offers } = productData(ecommerce360, page);
  expect(offers).toHaveLength(ecommerce360.plans.length);
  expect(offers).toContainEqual(
    expect.objectContaining({
      name: 'Starter Plan',
      price: 49.99,
      priceCurrency: 'USD',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 49.99, priceCurrency: 'USD', unitCode: 'MON' },
    }),
  );
  expect(offers).toContainEqual(expect.not.objectContaining({ priceSpecification: expect.anything() as unknown }));
});

test('a plan that is twice in the list is one offer', () => {
  const { offers } = productData(restaurantManagement, page);
  expect(offers).toEqual([
    expect.objectContaining({ name: 'Starter Plan' }),
    expect.objectContaining({ name: 'Enterprise' }),
    expect.objectContaining({ name: 'Commercial' }),
  ]);
});
