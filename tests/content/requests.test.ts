/** What a button of an offer promises at the form, by what the offer costs. */
import { expect, test } from 'vitest';
import * as facts from '#content/facts.ts';
import { offers } from '#content/offers.ts';
import { firstLine, offered, promises } from '#content/requests.ts';

const of = (promise: keyof typeof promises) => offered.filter((offer) => offer.promise === promise);

test('each promise is that of some button', () => {
  expect([...new Set(offered.map(({ promise }) => promise))].toSorted()).toEqual(Object.keys(promises).toSorted());
});

test('a service with one price, once, is ordered: its form promises a date and no estimate', () => {
  expect(of('order').map(({ inLine, time }) => [inLine, time])).toEqual(
    [offers.consultancy, offers.takeover].map(({ price, time }) => [price, time]),
  );
  const { heading, text } = promises.order;
  expect(`${heading} ${text}`).not.toMatch(/range|An estimate/);
  expect(text).toContain(facts.answerTime);
  for (const offer of of('order')) expect(firstLine(offer)).toBe(`${offer.title}, ${offer.inLine}: ${promises.order.wish}`);
});

test('a repair begins with a day’s look, whose price and answer the form names', () => {
  expect(of('look').map(({ id }) => id)).toEqual(['wordpress-360-repair']);
  expect(promises.look.text).toContain(offers.diagnosis.price);
  expect(promises.look.text).toContain(facts.answerTime);
});

test('an estimate is promised for a service with a range of prices, and for what has none yet', () => {
  const priced = of('estimate').filter(({ inLine, place }) => inLine && place.startsWith('/services/'));
  expect(priced.length).toBeGreaterThan(10);
  for (const { title, inLine } of priced) expect(`${title}, ${inLine}`).toContain(' to ');
});
