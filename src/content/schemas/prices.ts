/** What the company charges, counts and promises. Every other file names these in double braces (fill.ts). */
import * as z from 'zod';
import { exactly, flag, list, text, textLike } from '../fields.ts';

/** A text that may be empty or begin with a blank, such as a currency’s sign. */
const sign = z.string('expected a text, or ’’ for nothing').default('');
const above0 = z.number('expected a number').gt(0, 'expected a number above 0');
const whole = z.number('expected a whole number').int('expected a whole number').min(1, 'expected a whole number from 1 up');
/** By which other files name it. */
const id = textLike(/^[a-z][A-Za-z0-9]*$/, 'expected a name of letters and digits that begins with a small letter');

export const Currency = z.strictObject({
  before: sign.meta({ hint: 'What is before an amount, with its space.' }),
  after: sign.meta({ hint: 'What is after an amount, with its space.' }),
  code: textLike(/^[A-Z]{3}$/, 'expected the code of a currency, such as BDT'),
  name: text.meta({ hint: 'In a sentence: you pay in taka.' }),
  groups: list(whole).meta({ hint: 'How many digits are together, from the right, where the last number goes on: 3, 2 writes 1,10,000.' }),
  separator: sign.meta({ hint: 'Between the groups.' }),
  decimalSign: sign,
  perDollar: above0.meta({ hint: 'For one dollar on the day of the rate.' }),
  perPound: above0.meta({ hint: 'For one pound on that day.' }),
  rateDay: text,
});

const servicePrice = z
  .strictObject({
    id,
    price: whole.meta({ hint: 'The lowest price.' }),
    upTo: whole.optional().meta({ hint: 'The highest usual price. Nothing where there is only one.' }),
    time: text.meta({ hint: 'What the work takes, as a card says it.' }),
    monthly: flag.optional().meta({ hint: 'Paid each month.' }),
    example: z
      .strictObject({ name: text, service: text.meta({ hint: 'The service that makes such a thing.', reference: 'service' }) })
      .optional()
      .meta({ hint: 'For what a project may be an example of.' }),
  })
  .refine(({ price, upTo }) => upTo === undefined || price < upTo, { error: 'expected more than the price', path: ['upTo'] });

const plan = z.strictObject({
  id,
  price: textLike(/^\$\d+(\.\d\d)?$/, 'expected a dollar sign and the dollars a month, with two digits after a point or none'),
});

/** What a customer pays in all, computed from the single prices so that the two always agree. */
const sum = z.strictObject({
  id: textLike(/^[a-z][A-Za-z0-9]*( [a-z]+)*$/, 'expected a name that begins with a small letter, such as "shop first year"'),
  of: list(
    z.strictObject({
      amount: text.meta({ hint: 'The name of an amount: shop.price, the id of a plan, or a price in facts.yaml.' }),
      times: whole.optional().meta({ hint: 'How often it is paid. Nothing for once.' }),
    }),
  ),
});

export const Prices = z.strictObject({
  services: list(servicePrice),
  plans: list(plan),
  sums: list(sum).optional().meta({ hint: 'Sums of these prices, such as a first year with all that is paid in it.' }),
});

/** What code needs by name; a company adds its own beside them. */
export const Facts = z.strictObject({
  counts: z.object({ people: whole, reservedDays: whole }, 'expected a group of fields').catchall(whole),
  prices: z.object({ dayRate: whole, reservedSupplement: whole }, 'expected a group of fields').catchall(whole),
  texts: z.object({ timeZoneShort: text }, 'expected a group of fields').catchall(text),
});

/** What each service and product costs at least and what that buys, by its name in the menu. */
export const LowestPrices = z.strictObject({
  entries: exactly(
    12,
    z.strictObject({
      name: text.meta({ reference: 'menu' }),
      price: text.meta({ hint: 'The price with what it buys.' }),
      time: text.meta({ hint: 'How long that takes, and what else there is.' }),
      lowest: text.meta({ hint: 'The lowest amount that the two name.' }),
    }),
  ),
});

export type Currency = z.infer<typeof Currency>;
export type Prices = z.infer<typeof Prices>;
export type ServicePrice = z.infer<typeof servicePrice>;
export type Facts = z.infer<typeof Facts>;
export type LowestPrice = z.infer<typeof LowestPrices>['entries'][number];
