/**
 * Every price of the company, with the time that the work takes: each is here once. Services in the company's currency (content/currency.ts), from `price` to `upTo`;
 * plans of the products in dollars a month. In a record (.ts) write `${offers.website.price}`, in Markdown `{{website.price}}`.
 */

import { money } from './money.ts';
import { productTime } from './facts.ts';

/** `price` is the lowest, `upTo` the highest usual one (left out where there is only one price). `time` follows the price on a card. */
export type Offer = { price: string; upTo?: string; time: string };

export const offers = {
  website: { price: money(85_000), upTo: money(160_000), time: '3 to 6 weeks' },
  redesign: { price: money(110_000), upTo: money(190_000), time: '4 to 6 weeks' },
  designSystem: { price: money(160_000), upTo: money(280_000), time: '5 to 7 weeks' },
  shop: { price: money(240_000), upTo: money(420_000), time: '6 to 10 weeks' },
  booking: { price: money(280_000), upTo: money(460_000), time: '6 to 10 weeks' },
  connection: { price: money(95_000), upTo: money(180_000), time: '2 to 4 weeks' },
  siteCare: { price: money(12_000), time: 'a month' },

  theme: { price: money(120_000), upTo: money(220_000), time: '4 to 6 weeks' },
  wooCommerce: { price: money(260_000), upTo: money(380_000), time: '6 to 8 weeks' },
  move: { price: money(35_000), upTo: money(90_000), time: '1 to 3 weeks' },
  diagnosis: { price: money(10_000), time: '1 day' },
  repair: { price: money(30_000), upTo: money(60_000), time: '2 to 5 days' },
  drupal: { price: money(480_000), upTo: money(850_000), time: '9 to 14 weeks' },
  /** From one main version to the next, as from 10 to 11. */
  drupalStep: { price: money(60_000), upTo: money(140_000), time: '2 to 4 weeks' },
  drupalUpgrade: { price: money(420_000), upTo: money(700_000), time: '8 to 12 weeks' },
  securityCheck: { price: money(45_000), upTo: money(80_000), time: '1 to 2 weeks' },

  stock: { price: money(600_000), upTo: money(950_000), time: '10 to 14 weeks' },
  /** The two halves of the cheapest one: what is paid by the time the first part is in use, and the rest. */
  stockFirstPart: { price: money(390_000), time: '6 weeks' },
  stockRest: { price: money(210_000), time: '6 weeks' },
  orders: { price: money(650_000), upTo: money(1_000_000), time: '10 to 14 weeks' },
  production: { price: money(850_000), upTo: money(1_400_000), time: '12 to 16 weeks' },
  portal: { price: money(580_000), upTo: money(800_000), time: '8 to 12 weeks' },
  /** The four above together, from the lowest to the highest. */
  customSoftware: { price: money(580_000), upTo: money(1_400_000), time: '8 to 16 weeks' },
  /** For those who do not know yet what to buy or to build. Not taken off later: content/pages/faq.ts says why. */
  consultancy: { price: money(150_000), time: '2 weeks' },
  takeover: { price: money(40_000), time: '1 week' },
  oldData: { price: money(60_000), upTo: money(150_000), time: '2 to 4 weeks' },
  systemCare: { price: money(18_000), time: 'a month' },

  androidApp: { price: money(650_000), upTo: money(900_000), time: '13 to 15 weeks' },
  iosApp: { price: money(700_000), upTo: money(950_000), time: '13 to 15 weeks' },
  bothApps: { price: money(900_000), upTo: money(1_400_000), time: '15 to 18 weeks' },
  staffApp: { price: money(650_000), upTo: money(1_000_000), time: '13 to 16 weeks' },
  /** The four above together, from the lowest to the highest. */
  app: { price: money(650_000), upTo: money(1_400_000), time: '13 to 18 weeks' },
  appServer: { price: money(300_000), upTo: money(600_000), time: '6 to 10 weeks' },
  appRescue: { price: money(80_000), upTo: money(250_000), time: '2 to 6 weeks' },

  /** Once, at the start of a product: menu or goods entered, data moved, people trained. */
  shopSetUp: { price: money(25_000), upTo: money(90_000), time: productTime },
  restaurantSetUp: { price: money(35_000), upTo: money(80_000), time: '3 to 4 weeks' },
  /** LMS, CRM and HRMS: the start, then a licence by the month. */
  officeSetUp: { price: money(60_000), upTo: money(180_000), time: productTime },
  officeLicence: { price: money(6_000), upTo: money(15_000), time: 'a month' },
  /** ERP, after the plan of the consultancy: one department, with its data moved and its people trained. */
  erpDepartment: { price: money(350_000), upTo: money(600_000), time: '6 to 10 weeks' },
  erpLicence: { price: money(15_000), upTo: money(40_000), time: 'a month' },
} satisfies Record<string, Offer>;

/** The prices of the plans (specification, section 3). */
export const plans = {
  shopStarter: '$49.99',
  shopProfessional: '$99.99',
  shopEnterprise: '$249.99',
  shopCustom: '$249.99',
  restaurantStarter: '$55.66',
  restaurantCommercial: '$149.99',
  restaurantEnterprise: '$199.99',
} as const;
