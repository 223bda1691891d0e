/**
 * What each service and product costs at least and what that buys, by its name. Apart from the menus, so that these words
 * and the list of prices are not in the JavaScript of every page. The build compares each with the page that its card leads to
 * (src/collections/card-price-problems.ts).
 */
import { amountOf, inCurrency, inDollars } from './money.ts';
import { type Offer, offers } from './offers.ts';
import { ecommerce360 } from './products/ecommerce-360.ts';
import { restaurantManagement } from './products/restaurant-management.ts';
import type { Product } from './schema.ts';

export type LowestPrice = {
  /** The price with what it buys. */
  price: string;
  /** How long that takes, and what else there is. */
  time: string;
  /** The lowest amount that the two name. */
  lowest: string;
};

const { officeSetUp, officeLicence, erpDepartment, consultancy } = offers;

/** A service: what most want of it first, and the smallest thing that one can order, where that is another. */
function service(most: string, offer: Offer, smallest?: [name: string, offer: Offer]): LowestPrice {
  const price = `${most} ${offer.price} (${inDollars(offer.price)})`;
  if (!smallest) return { price, time: offer.time, lowest: offer.price };
  const [name, small] = smallest;
  return {
    price,
    time: `${offer.time}; ${name} ${small.price} (${inDollars(small.price)})`,
    lowest: lowestOf([offer.price, small.price]),
  };
}

/** A product with plans, which are priced in dollars, and its set-up in the company's currency. */
function product({ plans }: Pick<Product, 'plans'>, { price: setUp }: Offer): LowestPrice {
  const lowest = lowestOf(plans.map(({ price }) => price));
  return {
    price: `Plans from ${lowest} a month`,
    time: `about ${inCurrency(lowest)}; set-up from ${setUp} (${inDollars(setUp)})`,
    lowest,
  };
}

/** The lowest of some prices, all in one currency and with the same decimals. */
function lowestOf(prices: readonly string[]): string {
  return prices.reduce((lowest, price) => (amountOf(price) < amountOf(lowest) ? price : lowest));
}

const licence: LowestPrice = {
  price: `Licences from ${officeLicence.price} (${inDollars(officeLicence.price)}) ${officeLicence.time}`,
  time: `for the whole company; set-up from ${officeSetUp.price} (${inDollars(officeSetUp.price)})`,
  lowest: officeLicence.price,
};

export const lowestPrices: Record<string, LowestPrice> = {
  'Web Design': service('Sites from', offers.website),
  'Web Development': service('Shops from', offers.shop, ['integrations from', offers.connection]),
  'WordPress 360': service('Sites from', offers.theme, ['repairs from', offers.repair]),
  'Software Development': service('Systems from', offers.customSoftware, ['a code review', offers.takeover]),
  'App Development': service('Apps from', offers.app, ['rescues from', offers.appRescue]),
  'Strategic Consultancy': service('A plan for', consultancy),
  'E-commerce 360 Solutions': product(ecommerce360, offers.shopSetUp),
  'Restaurant Management': product(restaurantManagement, offers.restaurantSetUp),
  LMS: licence,
  CRM: licence,
  HRMS: licence,
  ERP: {
    price: `From ${erpDepartment.price} (${inDollars(erpDepartment.price)}) a department`,
    time: `after a plan for ${consultancy.price} (${inDollars(consultancy.price)})`,
    lowest: consultancy.price,
  },
};
