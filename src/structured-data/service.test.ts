import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currency } from '#content/currency.ts';
import { money } from '#content/money.ts';
import { service, priceAmount } from './service.ts';

const page = { siteUrl: 'https://a.example', url: 'https://a.example/b' };

test('an amount is read back from the price that readers see', () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(priceAmount(money(amount))).toBe(amount);
    }),
  );
});

test.each(['1,10,000', money(85_000).replace('85,000', ''), money(85_000).replace(',000', 'k'), `from ${money(85_000)}`, ''])(
  'a price that is not an amount in the company’s currency is refused: %s',
  (price) => {
    expect(() => priceAmount(price)).toThrow('is not a price such as');
  },
);

test('a price has a unit only if it is paid each month', () => {
  const offers = [
    { title: 'Care', description: 'a', price: money(12_000), time: 'a month' },
    { title: 'Shop', description: 'b', price: money(240_000), time: '7 weeks' },
  ];
  const unit = { '@type': 'UnitPriceSpecification', price: 12_000, priceCurrency: currency.code, unitCode: 'MON' };
  const data = service({ name: 'a', description: 'b', offers }, page);
  expect(data).toMatchObject({
    hasOfferCatalog: {
      itemListElement: [
        { price: 12_000, priceSpecification: unit },
        { price: 240_000, priceCurrency: currency.code },
      ],
    },
  });
  expect(JSON.stringify(data).match(/unitCode/g)).toHaveLength(1);
});

test('a lowest and a highest price are a range, and none of them is the price', () => {
  const offers = [{ title: 'Shop', description: 'a', price: money(240_000), upTo: money(420_000), time: '7 weeks' }];
  const data = service({ name: 'a', description: 'b', offers }, page);
  const priceSpecification = { '@type': 'PriceSpecification', minPrice: 240_000, maxPrice: 420_000, priceCurrency: currency.code };
  expect(data).toMatchObject({ hasOfferCatalog: { itemListElement: [{ priceSpecification }] } });
  expect(JSON.stringify(data)).not.toContain('"price"');
});

test('an offer without a fixed price has no price in the data', () => {
  const data = service({ name: 'a', description: 'b', offers: [{ title: 'd', description: 'e' }] }, page);
  expect(JSON.stringify(data)).not.toContain('price');
});
