import fc from 'fast-check';
import { expect, test } from 'vitest';
import { service, takaAmount } from './service-json-ld.ts';

test('an amount is read back from its grouping in lakh', () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(takaAmount(`৳${amount.toLocaleString('en-IN')}`)).toBe(amount);
    }),
  );
});

test.each(['1,10,000', '৳', '৳85k', 'from ৳85,000', ''])('a price that is not an amount in taka is refused: %s', (price) => {
  expect(() => takaAmount(price)).toThrow('taka');
});

test('an offer without a fixed price has no price in the data', () => {
  const data = service({
    name: 'a',
    description: 'b',
    url: 'c',
    provider: { '@type': 'Organization' },
    offers: [{ title: 'd', description: 'e' }],
  });
  expect(JSON.stringify(data)).not.toContain('price');
});
