/** Schemas of what a company that takes the site over replaces first: site.ts, elsewhere.ts, currency.ts, offers.ts and facts.ts. */
import * as v from 'valibot';
import { list, oneOf, text } from './fields.ts';
import { socialIconNames } from './icons.ts';

const link = v.pipe(text, v.regex(/^https:\/\/[^\s/]+\.[^\s/]/, 'expected a whole address that begins with https://'));
const year = v.pipe(v.number('expected a year'), v.integer('expected a year'), v.minValue(1900, 'expected a year with four digits'));
/** A text that may be empty or begin with a blank, such as a currency’s sign. */
const sign = v.string('expected a text, or ’’ for nothing');
const within = (limit: number) =>
  v.pipe(
    v.number('expected a number with a decimal point'),
    v.minValue(-limit, `expected ${-limit} to ${limit}`),
    v.maxValue(limit, `expected ${-limit} to ${limit}`),
  );

export const Site = v.strictObject({
  name: text,
  url: v.pipe(
    text,
    v.regex(/^https:\/\/[^\s/]+(\/[\w-]+)*$/, 'expected an address such as https://www.example.com, without a slash at its end'),
  ),
  language: v.pipe(text, v.regex(/^[a-z]{2,3}$/, 'expected the code of a language, such as en')),
  locale: v.pipe(text, v.regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'expected language and country, such as en_GB')),
  utcOffset: v.pipe(text, v.regex(/^[+-]\d\d:\d\d$/, 'expected hours and minutes, such as +06:00')),
  description: text,
  founded: year,
  copyright: year,
  phone: v.pipe(text, v.regex(/^\+?\d[\d ()./-]{4,}$/, 'expected a phone number such as +880 1000-000000')),
  email: v.pipe(text, v.email('expected an e-mail address')),
  address: v.strictObject({
    street: text,
    city: text,
    postcode: text,
    country: text,
    countryCode: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'expected the code of a country, such as BD')),
  }),
  officeHours: text,
  chat: link,
});

export const SocialLinks = list(v.strictObject({ name: text, icon: oneOf(socialIconNames), link }));

export const Place = v.strictObject({ latitude: within(90), longitude: within(180), embed: link, open: link });

export const Currency = v.strictObject({
  before: sign,
  after: sign,
  code: v.pipe(text, v.regex(/^[A-Z]{3}$/, 'expected the code of a currency, such as BDT')),
  name: text,
  groups: list(v.pipe(v.number('expected a number'), v.integer('expected a whole number'), v.minValue(1, 'expected a number from 1 up'))),
  separator: sign,
  decimalSign: sign,
  perDollar: v.pipe(v.number('expected a number'), v.gtValue(0, 'expected a number above 0')),
  rateDay: text,
});

const price = v.pipe(text, v.regex(/\d/, 'expected an amount, such as money(85_000)'));
const digitsOf = (amount: string) => Number(amount.replaceAll(/\D/g, ''));

/** Every price has a name of its own; `upTo` is left out where there is only one. */
export const Offers = v.record(
  v.string(),
  v.pipe(
    v.strictObject({ price, upTo: v.exactOptional(price), time: text }),
    v.forward(
      v.partialCheck(
        [['price'], ['upTo']],
        ({ price: lowest, upTo }) => upTo === undefined || digitsOf(lowest) < digitsOf(upTo),
        'expected more than the price',
      ),
      ['upTo'],
    ),
  ),
);

export const Plans = v.record(
  v.string(),
  v.pipe(text, v.regex(/^\$\d+(\.\d\d)?$/, 'expected a dollar sign and the dollars a month, with two digits after a point or none')),
);

const isCount = (value: number) => Number.isInteger(value) && value > 0;
const countExpected = 'expected a text, or a whole number from 1 up';
/** What a sentence takes over: a text, or a number that comes out as a word. */
export const Facts = v.record(v.string(), v.union([text, v.pipe(v.number(), v.check(isCount, countExpected))], countExpected));
