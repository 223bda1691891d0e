/** The company's facts and prices in texts: `{{website.price}}` becomes the price that content/prices.yaml has. */
import type { Problem } from './content-error.ts';
import { converted, inCurrency, inDollars, inPounds, money, rangeInDollars } from './money.ts';
import { nearest } from './nearest.ts';
import type { Company } from './schemas/company.ts';
import type { Currency, Facts, Prices } from './schemas/prices.ts';

/** What each name between double braces is replaced by. */
export type Names = ReadonlyMap<string, string>;

/** The names of the company and its currency: all that texts of facts may name. */
export function companyNames(company: Company, currency: Currency): Names {
  const { address, registered, monthsKept } = company;
  return new Map([
    ['company', company.name],
    ['city', address.city],
    ['country', address.country],
    ['phone', company.phone],
    ['email', company.email],
    ['chatName', company.chatName],
    ['officeHours', company.officeHours],
    ['officeDays', company.officeHours.replace(/ .*/, '')],
    ['founded', String(company.founded)],
    ['registered.name', registered.name],
    ['registered.number', registered.number],
    ...count('monthsKept', monthsKept),
    ['currency', currency.name],
    // In one line with its month.
    ['rateDay', currency.rateDay.replaceAll(' ', '\u00A0')],
    ['perDollar', money(currency.perDollar, currency, 2)],
    ['perPound', money(currency.perPound, currency)],
  ]);
}

export function factNames({ counts, prices, texts }: Facts, currency: Currency): Names {
  const amounts = factAmounts({ counts, prices });
  return new Map([
    ...Object.entries(counts).flatMap(([name, value]) => count(name, value)),
    ...Object.entries(amounts).flatMap(([name, value]) => amount(name, value, currency)),
    ...Object.entries(texts).flatMap(([name, value]) => [entry(name, value), entry(`${name} capital`, capital(value))]),
  ]);
}

/** The prices among the facts, with what a reserved person costs by the day and by the month. */
function factAmounts({ counts, prices }: Pick<Facts, 'counts' | 'prices'>): Record<string, number> {
  const reservedDay = prices.dayRate + prices.reservedSupplement;
  return { ...prices, reservedDayRate: reservedDay, reservedMonthRate: reservedDay * counts.reservedDays };
}

/** Sums of prices, such as the first year of a shop. Adds a problem for an amount that is not there. */
export function sumNames({ services, plans, sums = [] }: Prices, facts: Facts, currency: Currency, problems: Problem[]): Names {
  const amounts = new Map([
    ...Object.entries(factAmounts(facts)),
    ...services.flatMap(({ id, price, upTo = price }) => [[`${id}.price`, price] as const, [`${id}.upTo`, upTo] as const]),
    ...plans.map(({ id, price }) => [id, converted(price, currency)] as const),
  ]);
  const value = (name: string, field: string) => {
    const known = amounts.get(name);
    if (known !== undefined) return known;
    const expected = `expected the name of an amount${nearest(name, [...amounts.keys()])}`;
    problems.push({ file: 'content/prices.yaml', field, found: name, expected });
    return 0;
  };
  return new Map(
    sums.flatMap(({ id, of }, i) => {
      const total = of.reduce((sum, { amount: name, times = 1 }, at) => sum + times * value(name, `sums.${i}.of.${at}.amount`), 0);
      return amount(id, total, currency);
    }),
  );
}

export function priceNames({ services, plans }: Prices, currency: Currency): Names {
  return new Map([
    ...services.flatMap(({ id, price, upTo, time }) => [
      ...amount(`${id}.price`, price, currency),
      ...(upTo === undefined ? [] : amount(`${id}.upTo`, upTo, currency)),
      entry(`${id}.time`, time),
      entry(`${id} in dollars`, rangeInDollars({ price, upTo }, currency)),
    ]),
    ...plans.flatMap(({ id, price }) => [entry(id, price), entry(`${id} in our currency`, inCurrency(price, currency))]),
  ]);
}

/** A count comes out as a word, as a sentence has it. */
function count(name: string, value: number): [string, string][] {
  return [entry(name, inWords(value)), entry(`${name} in digits`, String(value)), entry(`${name} capital`, capital(inWords(value)))];
}

function amount(name: string, value: number, currency: Currency): [string, string][] {
  return [
    entry(name, money(value, currency)),
    entry(`${name} in dollars`, inDollars(value, currency)),
    entry(`${name} in pounds`, inPounds(value, currency)),
  ];
}

function entry(name: string, text: string): [string, string] {
  return [name, text];
}

/** What fills texts, and what it says of a name that is not there. */
export type Fill = (text: string, at: Pick<Problem, 'file' | 'field'>) => string;

/** A name becomes its text, and a number such as `{{100000}}` an amount of the company's currency. Adds a problem for any other. */
export function fillWith(names: Names, currency: Currency, problems: Problem[]): Fill {
  return (text, at) =>
    text.replaceAll(/\{\{([^{}]*)\}\}/g, (whole, name: string) => {
      const value = names.get(name) ?? (/^\d+( in \w+)?$/.test(name) ? literal(name, currency) : undefined);
      if (value !== undefined) return value;
      const expected = `expected a name of content/facts.yaml, prices.yaml or company.json${nearest(
        whole,
        [...names.keys()].map((known) => `{{${known}}}`),
      )}`;
      problems.push({ ...at, found: whole, expected });
      return whole;
    });
}

function literal(name: string, currency: Currency): string | undefined {
  const [digits = ''] = name.split(' ');
  return new Map(amount(digits, Number(digits), currency)).get(name);
}

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A count in words up to ninety-nine (14 is 'fourteen'), in digits above that. */
export function inWords(number: number): string {
  if (number > 99) return String(number);
  const [ten, one] = [tens[Math.floor(number / 10) - 2], words[number % 10]];
  return words[number] ?? (number % 10 === 0 ? `${ten}` : `${ten}-${one}`);
}

/** The same text with a capital letter, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
