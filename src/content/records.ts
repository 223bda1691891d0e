/**
 * Everything that content/ says but its posts, projects and jobs, read and checked once in a process. A browser's script cannot
 * import it (src/integrations/content/server-only.ts): what a browser says is in files of its own, such as search.ts.
 */
import { offersOf } from './offers.ts';
import { readFiles } from './read-files.ts';
import type { LowestPrice } from './schemas/prices.ts';

export const records = readFiles('content');

export const { currency, facts, prices, filling } = records;
export const { about, blog, contact, faq, home, jobs, layout, notFound, portfolio, products, services, terms, thankYou } = records;
export const { appDevelopment, customSoftware, strategicConsultancy, waysToAShop, webDesignAndDevelopment, wordpress } = records;
export const { ecommerce360, restaurantManagement } = records;
export const { entryWords, formTexts, navigation, nextSteps } = records;
export const { social, map, statistics } = records.elsewhere;
export const { entries: testimonials } = records.testimonials;
export const { entries: serviceCards } = records.serviceCards;

/** All offers but the projects. */
export const offers = offersOf(records);

/** What each service and product costs at least, by its name in the menu. */
export const lowestPrices: Readonly<Record<string, LowestPrice>> = Object.fromEntries(
  records.lowestPrices.entries.map((price) => [price.name, price]),
);
