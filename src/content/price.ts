/** The prices of services as pages show them. */
import * as z from 'zod';
import { money, rangeInDollars, rangeInPounds } from './money.ts';
import { nearest } from './nearest.ts';
import type { Currency, ServicePrice } from './schemas/prices.ts';

export type Priced = {
  /** The lowest price, such as '৳85,000', and the highest usual one if there is a range. */
  from: string;
  upTo?: string;
  /** What the work takes, or 'a month'. */
  time: string;
  /** Both in dollars: '$690–1,300'. */
  dollars: string;
  /** And in pounds. */
  pounds: string;
  /** Whether it is paid each month. */
  monthly: boolean;
  /** The same prices as numbers. */
  amount: number;
  highest?: number;
};

export function priced({ price, upTo, time, monthly = false }: ServicePrice, currency: Currency): Priced {
  return {
    from: money(price, currency),
    ...(upTo !== undefined && { upTo: money(upTo, currency), highest: upTo }),
    time,
    dollars: rangeInDollars({ price, upTo }, currency),
    pounds: rangeInPounds({ price, upTo }, currency),
    monthly,
    amount: price,
  };
}

/** A field that names one of these prices. Whoever reads it gets the price itself. */
export function priceFrom(prices: ReadonlyMap<string, Priced>) {
  const error = ({ input }: { input?: unknown }) =>
    `expected the name of a price in content/prices.yaml${nearest(String(input), [...prices.keys()])}`;
  return z.enum([...prices.keys()], { error }).transform((name) => priceOf(prices, name));
}

/** @throws if there is no such price. */
export function priceOf(prices: ReadonlyMap<string, Priced>, name: string): Priced {
  const price = prices.get(name);
  if (!price) throw new RangeError(`There is no price ${name}`);
  return price;
}
