/** Schemas of what a company that takes the site over replaces first: site.ts, elsewhere.ts, currency.ts, offers.ts and facts.ts. */
import * as z from 'zod';
import { list, oneOf, text, textLike } from './fields.ts';
import { socialIconNames } from './icons.ts';
import { amountOf } from './money.ts';

const link = textLike(/^https:\/\/[^\s/]+\.[^\s/]/, 'expected a whole address that begins with https://');
const year = z.number('expected a year').int('expected a year').min(1900, 'expected a year with four digits');
/** A text that may be empty or begin with a blank, such as a currency’s sign. */
const sign = z.string('expected a text, or ’’ for nothing');
const within = (limit: number) =>
  z
    .number('expected a number with a decimal point')
    .min(-limit, `expected ${-limit} to ${limit}`)
    .max(limit, `expected ${-limit} to ${limit}`);

export const Site = z.strictObject({
  name: text,
  url: textLike(/^https:\/\/[^\s/]+(\/[\w-]+)*$/, 'expected an address such as https://www.example.com, without a slash at its end'),
  language: textLike(/^[a-z]{2,3}$/, 'expected the code of a language, such as en'),
  locale: textLike(/^[a-z]{2,3}_[A-Z]{2}$/, 'expected language and country, such as en_GB'),
  utcOffset: textLike(/^[+-]\d\d:\d\d$/, 'expected hours and minutes, such as +06:00'),
  description: text,
  founded: year,
  copyright: year,
  phone: textLike(/^\+?\d[\d ()./-]{4,}$/, 'expected a phone number such as +880 1000-000000'),
  email: textLike(z.regexes.email, 'expected an e-mail address'),
  address: z.strictObject({
    street: text,
    city: text,
    postcode: text,
    country: text,
    countryCode: textLike(/^[A-Z]{2}$/, 'expected the code of a country, such as BD'),
  }),
  officeHours: text,
  chat: link,
  chatName: text,
  registered: z.strictObject({ name: text, number: text }),
});

export const SocialLinks = list(z.strictObject({ name: text, icon: oneOf(socialIconNames), link }));

export const Place = z.strictObject({ latitude: within(90), longitude: within(180), embed: link, open: link });

export const Currency = z.strictObject({
  before: sign,
  after: sign,
  code: textLike(/^[A-Z]{3}$/, 'expected the code of a currency, such as BDT'),
  name: text,
  groups: list(z.number('expected a number').int('expected a whole number').min(1, 'expected a number from 1 up')),
  separator: sign,
  decimalSign: sign,
  perDollar: z.number('expected a number').gt(0, 'expected a number above 0'),
  rateDay: text,
});

const price = textLike(/\d/, 'expected an amount, such as money(85_000)');

/** Every price has a name of its own; `upTo` is left out where there is only one. */
export const Offers = z.record(
  z.string(),
  z
    .strictObject({ price, upTo: z.exactOptional(price), time: text })
    .refine(({ price: lowest, upTo }) => upTo === undefined || amountOf(lowest) < amountOf(upTo), {
      error: 'expected more than the price',
      path: ['upTo'],
    }),
);

export const Plans = z.record(
  z.string(),
  textLike(/^\$\d+(\.\d\d)?$/, 'expected a dollar sign and the dollars a month, with two digits after a point or none'),
);

const isCount = (value: number) => Number.isInteger(value) && value > 0;
const countExpected = 'expected a text, or a whole number from 1 up';
/** What a sentence takes over: a text, or a number that comes out as a word. */
export const Facts = z.record(z.string(), z.union([text, z.number().refine(isCount, countExpected)], countExpected));
