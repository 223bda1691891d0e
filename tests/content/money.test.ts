/** One story about money: what is free, what the study and the consultancy cost, what a lowest price buys, and one day rate. */
import { expect, test } from 'vitest';
import { currency, perPound } from '#content/currency.ts';
import * as facts from '#content/facts.ts';
import { lowestPrices } from '#content/lowest-prices.ts';
import { inDollars, inPounds, money, rangeInDollars } from '#content/money.ts';
import { offers } from '#content/offers.ts';
import { contact } from '#content/pages/contact.ts';
import { faq } from '#content/pages/faq.ts';
import { home } from '#content/pages/home.ts';
import { products } from '#content/pages/products.ts';
import { services } from '#content/pages/services.ts';
import { terms } from '#content/pages/terms.ts';
import { appDevelopment } from '#content/services/app-development.ts';
import { customSoftware } from '#content/services/custom-software.ts';
import { productMenu } from '#content/products/menu.ts';
import { serviceMenu } from '#content/services/menu.ts';

test.each([
  ['home, how we work', home.process],
  ['home, quote', home.quote],
  ['contact', contact.steps],
  ['services', services.guarantees],
  ['questions', faq.entries],
  ['custom software', customSoftware.process],
  ['apps', appDevelopment.services.intro],
  ['terms', terms.sections],
])('who promises a fixed price for software says what the study before it costs: %s', (_, copy) => {
  expect(JSON.stringify(copy)).toContain(facts.studyPrice);
});

test.each([
  ['questions', faq.entries],
  ['custom software', customSoftware.questions],
  ['terms', terms.sections],
])('the study is taken off the price, the consultancy is not: %s', (_, copy) => {
  const told = JSON.stringify(copy);
  expect(told).toMatch(/which we take off the first stage|taken off the first stage/);
  expect(told).toMatch(/(?:isn’t|is not|don’t take that) (?:taken )?off/);
});

test('each service and each product has a lowest price that says what it buys', () => {
  expect(Object.keys(lowestPrices).toSorted()).toEqual([...serviceMenu, ...productMenu].map(({ name }) => name).toSorted());
  for (const { price } of Object.values(lowestPrices)) {
    expect(price).toMatch(/^(?:\w+ from|A plan for) |^From .+ a department$/);
  }
});

test('ERP has a range, for the plan and for each department', () => {
  const erp = products.prices.rows.find(({ product }) => product === 'ERP');
  const { consultancy, erpDepartment, erpLicence } = offers;
  for (const price of [consultancy.price, erpDepartment.price, erpDepartment.upTo]) expect(erp?.start).toContain(price);
  for (const price of [erpLicence.price, erpLicence.upTo]) expect(erp?.monthly).toContain(price);
});

test('there is one day rate, and a reserved team costs that and its supplement', () => {
  const [day, supplement, reserved] = [facts.dayRate, facts.reservedSupplement, facts.reservedDayRate].map(amount);
  expect((day ?? 0) + (supplement ?? 0)).toBe(reserved);
  const abroad = JSON.stringify(services.agencies.more.items);
  const month = facts.reservedMonthRate;
  expect((reserved ?? 0) * facts.reservedDays).toBe(amount(month));
  for (const rate of [facts.dayRate, facts.reservedSupplement, facts.reservedDayRate, month]) expect(abroad).toContain(rate);
});

test('an amount abroad is at the company’s rate, to two figures', () => {
  expect(inPounds(money(perPound * 1000))).toBe('£1,000');
  expect(inPounds(money(perPound * 1049))).toBe('£1,000');
  expect(inPounds(money(perPound * 75))).toBe('£75');
  expect(inDollars(money(currency.perDollar * 1960))).toBe('$2,000');
  expect(rangeInDollars({ price: money(currency.perDollar * 690), upTo: money(currency.perDollar * 1300) })).toBe('$690–1,300');
});

function amount(price: string): number {
  return Number(price.replaceAll(/\D/g, ''));
}
