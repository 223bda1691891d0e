/** Amounts as readers see them, in the company's currency. */
import { currency } from '#content/currency.ts';

/** An amount as readers see it: `money(110_000)` is '৳1,10,000'. */
export function money(amount: number, decimals = 0): string {
  const digits = amount.toLocaleString(currency.grouping, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return `${currency.before}${digits}${currency.after}`;
}

/** A price in dollars such as '$49.99' in the company's currency, to the nearest ten: '৳6,120'. */
export function inCurrency(dollars: string): string {
  return money(Math.round((Number(dollars.slice(1)) * currency.perDollar) / 10) * 10);
}

/** What tells an amount of this currency from one of another: '৳', or 'kr'. */
export const currencySign = `${currency.before}${currency.after}`.trim();
