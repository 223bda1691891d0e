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

const pounds: Notation = { before: '£', after: '', groups: [3, 3], separator: ',', decimalSign: '.' };

/** An amount such as `money` writes it, in pounds for readers in Britain, to the nearest five: '৳85,000' is '£530'. */
export function inPounds(amount: string): string {
  return money(Math.round(Number(amount.replaceAll(/\D/g, '')) / perPound / 5) * 5, 0, pounds);
}

/** What tells an amount of this currency from one of another: '৳', or 'kr'. */
export const currencySign = `${currency.before}${currency.after}`.trim();
