/**
 * What each service and product costs at least, and what that buys, by its name. Apart from the menus, so that these words
 * and the list of prices are not in the JavaScript of every page.
 */
import { inCurrency } from './money.ts';
import { offers, plans, type Offer } from './offers.ts';

export type LowestPrice = { price: string; time: string };

const from = ({ price, time }: Offer): LowestPrice => ({ price: `from ${price}`, time });

/** A plan is priced in dollars, all else in the company's currency. */
const inBoth = (dollars: string): LowestPrice => from({ price: dollars, time: `a month, about ${inCurrency(dollars)}` });

export const lowestPrices: Record<string, LowestPrice> = {
  'Web Design': from(offers.website),
  'Web Development': from(offers.shop),
  'WordPress 360': from(offers.theme),
  'Software Development': from(offers.customSoftware),
  'App Development': from(offers.app),
  'Strategic Consultancy': offers.consultancy,
  'E-commerce 360 Solutions': inBoth(plans.shopStarter),
  'Restaurant Management': inBoth(plans.restaurantStarter),
  LMS: from(offers.officeLicence),
  CRM: from(offers.officeLicence),
  HRMS: from(offers.officeLicence),
};
