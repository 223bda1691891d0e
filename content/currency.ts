/** What the company's prices and salaries are in. Every amount on the site is written as this file says; change it here alone. */

export const currency = {
  /** What is before an amount and what after it, with its space: '৳' and '', 'KSh\u00A0' and '', or '' and '\u00A0kr'. */
  before: '৳',
  after: '',
  /** As search engines know it (ISO 4217). */
  code: 'BDT',
  /** In a sentence: 'you pay in taka'. */
  name: 'taka',
  /** How many digits are together, from the right, where the last number goes on: [3, 2] writes 1,10,000, [3] writes 110,000. */
  groups: [3, 2],
  /** What is between the groups, and before decimals. */
  separator: ',',
  decimalSign: '.',
  /** For a dollar on `rateDay`: the plans of the products in this currency, and the prices of the services in dollars. */
  perDollar: 122.4,
  rateDay: '1 November 2026',
};

/** For a pound on the same day, as the company set it, for readers abroad. */
export const perPound = 160;
