/** The company's data. For another company, replace this file, elsewhere.ts, currency.ts and the logo (src/assets/logo.svg); no other file names the company. */

/** Where the company is: titles and sentences take it from here. */
export const city = 'Dhaka';
export const country = 'Bangladesh';
/** The year in which it began. */
export const founded = 2021;

export const site = {
  name: 'Nakshi Digital',
  /** Public address without a slash at the end. The environment variable SITE_URL overrides it in a build. */
  url: 'https://nakshi.example',
  language: 'en',
  /** Language and country of the texts, for the preview of a shared link. */
  locale: 'en_GB',
  /** How far the company's clock is ahead of UTC: dates that machines read begin at its midnight. */
  utcOffset: '+06:00',
  description: `Websites, shops and software for startups and small companies. Designed and built in ${city}.`,
  founded,
  /** The year of the copyright line. */
  copyright: 2026,
  phone: '+880 1000-000000',
  email: 'hello@nakshi.example',
  address: { street: 'House 00, Road 00, Dhanmondi', city, postcode: '1205', country, countryCode: 'BD' },
  officeHours: 'Sun-Fri 09:00AM-08:00PM',
  /** Target of 'Get in Touch': a chat in a new tab. */
  chat: 'https://wa.me/8801000000000',
  /** The name of that chat, as its users know it. */
  chatName: 'WhatsApp',
  /** The company as the law knows it, for the terms. */
  registered: { name: 'Nakshi Digital Limited', number: 'registration C-000000/2021, BIN 000000000-0000' },
} as const;

export const phoneLink = `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`;
export const emailLink = `mailto:${site.email}`;
