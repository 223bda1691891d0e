/** Amounts as readers see them. */
import type { Currency } from './schemas/prices.ts';

/** How amounts of a currency are written. */
export type Notation = Pick<Currency, 'before' | 'after' | 'groups' | 'separator' | 'decimalSign'>;

/**
 * An amount as readers see it: 110,000 taka are '৳1,10,000'. Not by `toLocaleString`, which knows neither a company's own signs nor
 * its blanks.
 */
export function money(amount: number, notation: Notation, decimals = 0): string {
  const [whole = '', fraction] = amount.toFixed(decimals).split('.');
  const digits = grouped(whole, notation.groups, notation.separator);
  return `${notation.before}${digits}${fraction === undefined ? '' : notation.decimalSign + fraction}${notation.after}`;
}

function grouped(digits: string, [size = 3, ...others]: readonly number[], separator: string): string {
  if (digits.length <= size) return digits;
  const left = grouped(digits.slice(0, -size), others.length > 0 ? others : [size], separator);
  return left + separator + digits.slice(-size);
}

/** A price in dollars such as '$49.99' in the company's currency, to the nearest ten: '৳6,120'. */
export function inCurrency(price: string, currency: Currency): string {
  return money(converted(price, currency), currency);
}

/** The same as a number. */
export function converted(price: string, { perDollar }: Currency): number {
  return Math.round((Number(price.slice(1)) * perDollar) / 10) * 10;
}

const dollars: Notation = { before: '$', after: '', groups: [3, 3], separator: ',', decimalSign: '.' };
const pounds: Notation = { ...dollars, before: '£' };

/** An amount of the company's currency in dollars for readers abroad, to two figures: 85,000 taka are '$690'. */
export function inDollars(amount: number, { perDollar }: Currency): string {
  return toTwoFigures(amount / perDollar, dollars);
}

/** The same in pounds, for readers in Britain, below a thousand to the nearest five: a day for ৳15,200 is '£95'. */
export function inPounds(amount: number, { perPound }: Currency): string {
  const exact = amount / perPound;
  return exact < 1000 ? money(Math.round(exact / 5) * 5, pounds) : toTwoFigures(exact, pounds);
}

/** A price and, if it has one, its upper end in dollars: '$690–1,300'. */
export function rangeInDollars({ price, upTo }: { price: number; upTo?: number | undefined }, currency: Currency): string {
  const lowest = inDollars(price, currency);
  return upTo === undefined ? lowest : `${lowest}–${inDollars(upTo, currency).slice(dollars.before.length)}`;
}

/** The same in pounds. */
export function rangeInPounds({ price, upTo }: { price: number; upTo?: number | undefined }, currency: Currency): string {
  const lowest = inPounds(price, currency);
  return upTo === undefined ? lowest : `${lowest}–${inPounds(upTo, currency).slice(pounds.before.length)}`;
}

function toTwoFigures(amount: number, notation: Notation): string {
  return money(Number(amount.toPrecision(2)), notation);
}

/** What tells an amount of a currency from one of another: '৳', or 'kr'. */
export function currencySign({ before, after }: Notation): string {
  return `${before}${after}`.trim();
}
