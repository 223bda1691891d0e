import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customSoftware } from '#content/services/custom-software.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
import { service, takaAmount } from './structured.ts';

test('an amount reads back from its lakh grouping', () => {
  fc.assert(fc.property(fc.nat(), (amount) => takaAmount(`৳${amount.toLocaleString('en-IN')}`) === amount));
});

test.each(['1,10,000', '৳', '৳85k', 'from ৳85,000', ''])('a price that is not an amount in taka is refused: %s', (price) => {
  expect(() => takaAmount(price)).toThrow('taka');
});

test('work without a fixed price is offered without one', () => {
  const data = service({ name: 'a', description: 'b', url: 'c', provider: {}, offers: [{ title: 'd', description: 'e' }] });
  expect(JSON.stringify(data)).not.toContain('price');
});

test('every offer of the service pages has a price that search engines can be told', () => {
  const offers = [webDesignAndDevelopment, wordpress, customSoftware].flatMap(({ groups }) => groups.flatMap(({ offerings }) => offerings));
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.every(({ price }) => takaAmount(price) > 0)).toBe(true);
});
