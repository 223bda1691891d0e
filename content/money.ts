/** Amounts as readers see them, in the company's currency. */
import { currency, perPound } from '#content/currency.ts';

/** How amounts of a currency are written. */
export type Notation = Pick<typeof currency, 'before' | 'after' | 'groups' | 'separator' | 'decimalSign'>;

/**
 * An amount as readers see it: `money(110_000)` is '৳1,10,000'. Not by `toLocaleString`, whose first number takes a slow phone
 * 90 ms while the page starts.
 */
export function money(amount: number, decimals = 0, notation: Notation = currency): string {
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
export function inCurrency(dollars: string): string {
  return money(Math.round((Number(dollars.slice(1)) * currency.perDollar) / 10) * 10);
}

const dollars: Notation = { before: '$', after: '', groups: [3, 3], separator: ',', decimalSign: '.' };
const pounds: Notation = { ...dollars, before: '£' };

/** An amount such as `money` writes it, in dollars for readers abroad, to two figures: '৳85,000' is '$690'. */
export function inDollars(amount: string): string {
  return toTwoFigures(amount, currency.perDollar, dollars);
}

/** The same in pounds, for readers in Britain: '৳85,000' is '£530'. */
export function inPounds(amount: string): string {
  return toTwoFigures(amount, perPound, pounds);
}

/** A price and, if it has one, its upper end in dollars: '$690–1,300'. */
export function rangeInDollars({ price, upTo }: { price: string; upTo?: string | undefined }): string {
  return upTo === undefined ? inDollars(price) : `${inDollars(price)}–${inDollars(upTo).slice(dollars.before.length)}`;
}

function toTwoFigures(amount: string, rate: number, notation: Notation): string {
  return money(Number((amountOf(amount) / rate).toPrecision(2)), 0, notation);
}

/** The number of an amount such as `money` writes it without decimals. */
export function amountOf(amount: string): number {
  return Number(amount.replaceAll(/\D/g, ''));
}

/** What tells an amount of this currency from one of another: '৳', or 'kr'. */
export const currencySign = `${currency.before}${currency.after}`.trim();
