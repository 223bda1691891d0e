/** Schemas of what a company that takes the site over replaces first: company.json and elsewhere.yaml. */
import * as z from 'zod';
import { amount, list, oneOf, text, textLike } from '../fields.ts';
import { socialIconNames } from '../icons.ts';

const link = textLike(/^https:\/\/[^\s/]+\.[^\s/]/, 'expected a whole address that begins with https://');
const year = z.number('expected a year').int('expected a year').min(1900, 'expected a year with four digits');
const within = (limit: number) =>
  z
    .number('expected a number with a decimal point')
    .min(-limit, `expected ${-limit} to ${limit}`)
    .max(limit, `expected ${-limit} to ${limit}`);

export const Company = z.strictObject({
  name: text,
  url: textLike(/^https:\/\/[^\s/]+(\/[\w-]+)*$/, 'expected an address such as https://www.example.com, without a slash at its end').meta({
    hint: 'The environment variable SITE_URL overrides it in a build.',
  }),
  language: textLike(/^[a-z]{2,3}$/, 'expected the code of a language, such as en'),
  locale: textLike(/^[a-z]{2,3}_[A-Z]{2}$/, 'expected language and country, such as en_GB'),
  utcOffset: textLike(/^[+-]\d\d:\d\d$/, 'expected hours and minutes, such as +06:00').meta({
    hint: 'How far the company’s clock is ahead of UTC.',
  }),
  description: text,
  founded: year,
  copyright: year.meta({ hint: 'The year of the copyright line.' }),
  phone: textLike(/^\+?\d[\d ()./-]{4,}$/, 'expected a phone number such as +44 20 7946 0000'),
  email: textLike(z.regexes.email, 'expected an e-mail address'),
  address: z.strictObject({
    street: text,
    city: text,
    postcode: text,
    country: text,
    countryCode: textLike(/^[A-Z]{2}$/, 'expected the code of a country, such as BD'),
  }),
  officeHours: text,
  chat: link.meta({ hint: 'Where ‘Get in Touch’ leads, in a new tab.' }),
  chatName: text.meta({ hint: 'The name of that chat, as its users know it.' }),
  registered: z.strictObject({ name: text, number: text }).meta({ hint: 'The company as the law knows it, for the terms.' }),
  monthsKept: amount.min(1, 'expected a number from 1 up').meta({
    hint: 'How many months a message from a form is kept. The server deletes it then, unless RETENTION_MONTHS says otherwise.',
  }),
});

export const Elsewhere = z.strictObject({
  social: list(z.strictObject({ name: text, icon: oneOf(socialIconNames), link })),
  map: z.strictObject({
    latitude: within(90),
    longitude: within(180),
    embed: link.meta({ hint: 'The only frame of another site. It is loaded when it is almost in view.' }),
    open: link,
  }),
  statistics: z
    .strictObject({
      name: text.meta({ hint: 'As the terms call it.' }),
      script: textLike(/^(\/(?!\/)|https:\/\/[^\s/]+\.[^\s/])/, 'expected an address that begins with / or https://').meta({
        hint: 'The one script that a page loads for it. An address on this site is one that your proxy passes on.',
      }),
      attributes: z
        .record(textLike(/^data-[a-z-]+$/, 'expected a name that begins with data-'), text)
        .optional()
        .meta({ hint: 'What the service wants at the script, such as data-domain.' }),
    })
    .optional()
    .meta({ hint: 'A service that counts visits. Without it no page asks another site for anything.' }),
});

export type Company = z.infer<typeof Company>;
