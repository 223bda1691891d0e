/** Whether a card promises another lowest price than the page that it leads to. */
import type { Problem } from '#content/content-error.ts';
import type { Records } from '#content/read-files.ts';
import { paths } from '#lib/paths.ts';

type Listed = { title: string; price: string; amount: number };
type Offering = { title: string; price: { from: string; amount: number; monthly: boolean } };

/** A problem for each card whose lowest price is not that of its page. */
export function lowestPriceProblems(records: Records): Problem[] {
  const listed = listedPrices(records);
  return records.lowestPrices.entries.flatMap(({ name, lowest }, i) => {
    const [first] = (listed[name] ?? []).toSorted((a, b) => a.amount - b.amount);
    if (first === undefined || first.price === lowest) return [];
    const expected = `expected ${first.price}, the lowest on the page of ${name} (${first.title})`;
    return { file: 'content/lowest-prices.yaml', field: `entries.${i}.lowest`, found: `"${lowest}"`, expected };
  });
}

/** What the page of each service and product lists, by its name in the menu. */
function listedPrices(records: Records): Readonly<Record<string, Listed[]>> {
  const products = [records.ecommerce360, records.restaurantManagement];
  return Object.fromEntries([
    ...records.serviceMenu.entries.map((card) => [card.name, listedFor(card, records)] as const),
    ...products.map(
      ({ name, plans }) =>
        [name, plans.map(({ planName, price }) => ({ title: planName, price, amount: Number(price.slice(1)) }))] as const,
    ),
  ]);
}

/** What a card leads to; one that shares its page with another card leads to the group of its own name. What is paid by the month is no lowest price. */
function listedFor({ name, link }: { name: string; link: string }, records: Records): Listed[] {
  const { webDesignAndDevelopment, wordpress, customSoftware, appDevelopment } = records;
  const groupsOf: Readonly<Record<string, readonly { name: string; offerings: readonly Offering[] }[]>> = {
    [paths.webDesign]: webDesignAndDevelopment.groups,
    [paths.wordpress]: wordpress.groups,
    [paths.customSoftware]: customSoftware.groups,
    [paths.appDevelopment]: [{ name: '', offerings: appDevelopment.services.cards }],
  };
  const shared = records.serviceMenu.entries.filter((other) => other.link === link).length > 1;
  return (groupsOf[link] ?? [])
    .filter((group) => !shared || group.name === name)
    .flatMap(({ offerings }) => offerings)
    .filter(({ price }) => !price.monthly)
    .map(({ title, price }) => ({ title, price: price.from, amount: price.amount }));
}
