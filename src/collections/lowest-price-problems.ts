/** Whether a card promises another lowest price than the page that it leads to. */
import type { Problem } from '#content/content-error.ts';
import { serviceMenu } from '#content/menus.ts';
import {
  appDevelopment,
  customSoftware,
  ecommerce360,
  records,
  restaurantManagement,
  webDesignAndDevelopment,
  wordpress,
} from '#content/records.ts';
import { paths } from '#lib/paths.ts';

type Listed = { title: string; price: string; amount: number };
type Offering = { title: string; price: { from: string; amount: number; monthly: boolean } };

const groupsOf: Readonly<Record<string, readonly { name: string; offerings: readonly Offering[] }[]>> = {
  [paths.webDesign]: webDesignAndDevelopment.groups,
  [paths.wordpress]: wordpress.groups,
  [paths.customSoftware]: customSoftware.groups,
  [paths.appDevelopment]: [{ name: '', offerings: appDevelopment.services.cards }],
};

/** What a card leads to; one that shares its page with another card leads to the group of its own name. What is paid by the month is no lowest price. */
function listedFor({ name, link }: { name: string; link: string }): Listed[] {
  const shared = serviceMenu.filter((other) => other.link === link).length > 1;
  return (groupsOf[link] ?? [])
    .filter((group) => !shared || group.name === name)
    .flatMap(({ offerings }) => offerings)
    .filter(({ price }) => !price.monthly)
    .map(({ title, price }) => ({ title, price: price.from, amount: price.amount }));
}

const listed: Readonly<Record<string, Listed[]>> = Object.fromEntries([
  ...serviceMenu.map((card) => [card.name, listedFor(card)] as const),
  ...[ecommerce360, restaurantManagement].map(
    ({ name, plans }) => [name, plans.map(({ planName, price }) => ({ title: planName, price, amount: Number(price.slice(1)) }))] as const,
  ),
]);

/** A problem for each card whose lowest price is not that of its page. */
export function lowestPriceProblems(prices: readonly { name: string; lowest: string }[] = records.lowestPrices.entries): Problem[] {
  return prices.flatMap(({ name, lowest }, i) => {
    const [first] = (listed[name] ?? []).toSorted((a, b) => a.amount - b.amount);
    if (first === undefined || first.price === lowest) return [];
    const expected = `expected ${first.price}, the lowest on the page of ${name} (${first.title})`;
    return { file: 'content/lowest-prices.yaml', field: `entries.${i}.lowest`, found: `"${lowest}"`, expected };
  });
}
