import { expect, test } from 'vitest';
import { splitSalary } from './split-salary.ts';

test('a salary is split into the amount and the period', () => {
  expect(splitSalary('৳70,000-1,10,000 a month')).toEqual({ amount: '৳70,000-1,10,000', per: 'a month' });
  expect(splitSalary('Tk 25,000 to 35,000 a month')).toEqual({ amount: 'Tk 25,000 to 35,000', per: 'a month' });
  expect(splitSalary('40,000-60,000 kr a month')).toEqual({ amount: '40,000-60,000 kr', per: 'a month' });
  expect(splitSalary('40,000 kr to 60,000 kr a month')).toEqual({ amount: '40,000 kr to 60,000 kr', per: 'a month' });
  expect(splitSalary('40 € an hour')).toEqual({ amount: '40 €', per: 'an hour' });
  expect(splitSalary('৳500 an hour, 20 hours a week')).toEqual({ amount: '৳500', per: 'an hour, 20 hours a week' });
});

test('a text without an amount at its beginning, or with nothing after it, stays whole', () => {
  const texts = ['By agreement', '৳90,000', 'From ৳20,000', '৳50,000-60,000'];
  expect(texts.map(splitSalary)).toEqual(texts.map((text) => ({ amount: text, per: '' })));
});
