import { expect, test, vi } from 'vitest';
import { currency } from '#content/currency.ts';
import { inCurrency, money } from '#content/money.ts';
import * as facts from '#content/facts.ts';
import { offers } from '#content/offers.ts';
import { about } from '#content/pages/about.ts';
import { inWords, startWithCount } from '#content/numbers.ts';
import { site } from '#content/site.ts';

test('the roles on the about page add up to the people of the company', () => {
  expect(about.overview.roles.items.reduce((sum, { count }) => sum + count, 0)).toBe(facts.people);
});

test('each person of the company has a portrait with a name, which the text beside the roles knows', () => {
  const { team, overview } = about;
  expect(team).toHaveLength(facts.people);
  const texts = overview.roles.items.map(({ text }) => text).join(' ');
  expect(team.filter(({ name }) => !texts.includes(name))).toEqual([]);
});

test('the parts of a payment are the whole price, and the first is what the guarantee names', () => {
  const parts = facts.paymentParts.match(/\d+(?=%)/g) ?? [];
  expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBe(100);
  expect(facts.paymentParts.startsWith(facts.firstPayment)).toBe(true);
  expect(facts.paymentCount).toBe(`${inWords(parts.length)} parts`);
});

test('the office is open on the days of the office hours', () => {
  const [first = '', last = ''] = facts.openDays.split(' to ');
  expect(site.officeHours.startsWith(`${first.slice(0, 3)}-${last.slice(0, 3)} `)).toBe(true);
});

test('the time zone beside the office hours is the company’s', () => {
  const [hours, minutes] = site.utcOffset.split(':').map(Number);
  expect(facts.timeZoneShort).toBe(`UTC${(hours ?? 0) < 0 ? '' : '+'}${hours}${minutes ? `:${minutes}` : ''}`);
  expect(facts.timeZone).toContain(facts.timeZoneShort);
});

test.each([
  [offers.customSoftware, [offers.portal, offers.stock, offers.orders, offers.production]],
  [offers.app, [offers.androidApp, offers.iosApp, offers.bothApps, offers.staffApp]],
])('the price and the time of a whole service span those of its offers (%o)', (whole, parts) => {
  expect(amount(whole.price)).toBe(Math.min(...parts.map(({ price }) => amount(price))));
  expect(amount(whole.upTo)).toBe(Math.max(...parts.map(({ upTo }) => amount(upTo))));
  const times = parts.flatMap(({ time }) => numbersIn(time));
  expect(numbersIn(whole.time)).toEqual([Math.min(...times), Math.max(...times)]);
});

test('the two halves of the stock system are its price, and the first is what is paid when it is in use', () => {
  const [first, rest, whole] = [offers.stockFirstPart, offers.stockRest, offers.stock].map(({ price }) => amount(price));
  expect((first ?? 0) + (rest ?? 0)).toBe(whole);
  const paid = numbersIn(facts.paymentParts).slice(0, 3);
  expect(((first ?? 0) * 100) / (whole ?? 1)).toBe(paid.reduce((sum, part) => sum + part, 0));
});

test('a count is a word below a hundred, and an amount has the sign and the grouping of the currency', () => {
  expect([0, 14, 20, 45, 99, 100].map(inWords)).toEqual(['no', 'fourteen', 'twenty', 'forty-five', 'ninety-nine', '100']);
  expect(startWithCount(14)).toBe('Fourteen');
  expect(inCurrency('$9999')).toBe(money(Math.round((9999 * currency.perDollar) / 10) * 10));
});

test.each([
  { language: 'en-IN', groups: [3, 2], separator: ',', decimalSign: '.' },
  { language: 'en-GB', groups: [3], separator: ',', decimalSign: '.' },
  { language: 'de-DE', groups: [3], separator: '.', decimalSign: ',' },
])('amounts can be written as in $language', ({ language, ...notation }) => {
  for (const [number, decimals] of [
    [0, 0],
    [7, 0],
    [999, 0],
    [1000, 0],
    [110_000, 0],
    [12_345_678_901, 0],
    [122.4, 2],
    [98_765.4, 2],
  ] as const) {
    const digits = number.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    expect(money(number, decimals, { before: 'from ', after: ' kr', ...notation })).toBe(`from ${digits} kr`);
  }
});

test('when facts change, every page says the new ones and none the old', async () => {
  const records = ['about', 'career', 'faq', 'home', 'products', 'services', 'terms', 'thank-you'].map(
    (name) => `../../content/pages/${name}.ts`,
  );
  records.push(
    '../../content/forms.ts',
    '../../content/services/custom-software.ts',
    '../../content/services/web-design-and-development.ts',
  );
  // Facts that no sentence says by chance, as it may well say the company's own 'six'.
  const before = { people: 77, answerTime: 'six working moons', correctionTime: 'eighty moons' };
  const after = { people: 88, answerTime: 'nine working suns', correctionTime: 'ninety suns' };
  const wordsOf = (changed: typeof before) => [inWords(changed.people), changed.answerTime, changed.correctionTime];
  const sentences = async (changed: typeof before) => {
    vi.resetModules();
    vi.doMock('#content/facts.ts', () => ({ ...facts, ...changed }));
    return JSON.stringify(await Promise.all(records.map((record) => import(record)))).toLowerCase();
  };
  const [old, changed] = [await sentences(before), await sentences(after)];
  for (const [i, fact] of wordsOf(after).entries()) {
    const former = wordsOf(before)[i] ?? '';
    expect(changed.split(fact)).toHaveLength(old.split(former).length);
    expect(changed).not.toContain(former);
  }
});

function amount(price: string | undefined): number {
  return Number(price?.replaceAll(/\D/g, ''));
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
