/** Whether a card promises another lowest price than the page that it leads to. */
import { type LowestPrice, lowestPrices } from '#content/lowest-prices.ts';
import { amountOf } from '#content/money.ts';
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';
import type { Product } from '#content/schema.ts';
import { appDevelopment } from '#content/services/app-development.ts';
import { customSoftware } from '#content/services/custom-software.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
import { paths } from '#lib/paths.ts';
import type { Problem } from './content-error.ts';

/** What a card leads to: an offer of a page, or a plan of a product. */
type Listed = { title: string; price: string; time: string };

const groupsOf: Readonly<Record<string, readonly { name: string; offerings: readonly Listed[] }[]>> = {
  [paths.webDesign]: webDesignAndDevelopment.groups,
  [paths.wordpress]: wordpress.groups,
  [paths.customSoftware]: customSoftware.groups,
  [paths.appDevelopment]: [{ name: 'App Development', offerings: appDevelopment.services.cards }],
};

/** A card that shares its page with another one leads to the group of its own name. */
function offersOf({ name, link }: (typeof serviceMenu)[number]): Listed[] {
  const shared = serviceMenu.filter((other) => other.link === link).length > 1;
  const groups = (groupsOf[link] ?? []).filter((group) => !shared || group.name === name);
  return groups.flatMap(({ offerings }) => offerings);
}

function plansOf({ plans }: Pick<Product, 'plans'>): Listed[] {
  return plans.map(({ planName, price }) => ({ title: planName, price, time: '' }));
}

/** By the card's name. */
const listed: Record<string, Listed[]> = {
  ...Object.fromEntries(serviceMenu.map((card) => [card.name, offersOf(card)])),
  [ecommerce360.name]: plansOf(ecommerce360),
  [restaurantManagement.name]: plansOf(restaurantManagement),
};

/** A problem for each card whose lowest price is not that of its page. What is paid by the month is compared with nothing. */
export function cardPriceProblems(prices: Readonly<Record<string, LowestPrice>> = lowestPrices, on = listed): Problem[] {
  return Object.entries(prices).flatMap(([name, { lowest }]) => {
    const once = (on[name] ?? []).filter(({ time }) => time !== 'a month');
    const [first] = once.toSorted((a, b) => amountOf(a.price) - amountOf(b.price));
    if (first === undefined || first.price === lowest) return [];
    const expected = `expected it to name ${first.price}, the lowest on its page (${first.title})`;
    return [{ file: 'content/lowest-prices.ts', field: `lowestPrices.${name}`, found: `a lowest price of ${lowest}`, expected }];
  });
}
