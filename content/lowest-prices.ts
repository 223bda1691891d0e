/**
 * What each service and product costs at least and what that buys, by its name. Apart from the menus, so that these words
 * and the list of prices are not in the JavaScript of every page.
 */
import { inCurrency, inPounds } from './money.ts';
import { offers, plans } from './offers.ts';

/** The price with what it buys, then how long that takes and what else there is. */
export type LowestPrice = { price: string; time: string };

const { website, shop, connection, theme, repair, customSoftware, takeover, app, appRescue, consultancy } = offers;
const { shopSetUp, restaurantSetUp, officeSetUp, officeLicence, erpDepartment } = offers;

/** For readers abroad, the same in pounds. */
const inBoth = (price: string): string => `${price} (${inPounds(price)})`;

/** A plan is priced in dollars, all else in the company's currency. */
const plan = (dollars: string, setUp: string): LowestPrice => ({
  price: `Plans from ${dollars}`,
  time: `a month, about ${inCurrency(dollars)}; set-up from ${setUp}`,
});

const licence = { price: `Licences from ${officeLicence.price}`, time: `${officeLicence.time}; set-up from ${officeSetUp.price}` };

export const lowestPrices: Record<string, LowestPrice> = {
  'Web Design': { price: `Sites from ${inBoth(website.price)}`, time: website.time },
  'Web Development': { price: `Shops from ${inBoth(shop.price)}`, time: `${shop.time}; integrations from ${connection.price}` },
  'WordPress 360': { price: `Sites from ${inBoth(theme.price)}`, time: `${theme.time}; repairs from ${repair.price}` },
  'Software Development': {
    price: `Systems from ${inBoth(customSoftware.price)}`,
    time: `${customSoftware.time}; a code review ${takeover.price}`,
  },
  'App Development': { price: `Apps from ${inBoth(app.price)}`, time: `${app.time}; rescues from ${appRescue.price}` },
  'Strategic Consultancy': { price: `A plan for ${inBoth(consultancy.price)}`, time: consultancy.time },
  'E-commerce 360 Solutions': plan(plans.shopStarter, shopSetUp.price),
  'Restaurant Management': plan(plans.restaurantStarter, restaurantSetUp.price),
  LMS: licence,
  CRM: licence,
  HRMS: licence,
  ERP: { price: `From ${erpDepartment.price} a department`, time: `after a plan for ${consultancy.price}` },
};
