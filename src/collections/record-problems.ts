/** What a schema cannot know of the files of content/: pictures, projects, pages and prices that they name. */
import { join } from 'node:path';
import type { Problem } from '#content/content-error.ts';
import { namedFiles, pageFiles } from '#content/files.ts';
import { nearest } from '#content/nearest.ts';
import { offerId } from '#content/offer-id.ts';
import { offersOf } from '#content/offers.ts';
import type { Records } from '#content/read-files.ts';
import { paths } from '#lib/paths.ts';
import { currentRecords, readRecordsAnew } from './current-records.ts';
import { type Kinds, recordKinds, referenceProblems } from './references.ts';
import { missingPictures, unreadablePictures } from './record-picture-problems.ts';

export async function recordProblems(root: string): Promise<Problem[]> {
  const records = readRecordsAnew(root);
  const all: Readonly<Record<string, unknown>> = records;
  const pictures = Object.entries(pageFiles(records.priceOf)).flatMap(([name, { file }]) => missingPictures(all[name], root, file));
  return [
    ...(await unreadablePictures(root)),
    ...pictures,
    ...recordReferences(root, recordKinds(records)),
    ...offerProblems(records),
    ...lowestPriceProblems(records),
  ];
}

/** Names in the files of content/ that lead to nothing. */
export function recordReferences(root: string, kinds: Kinds): Problem[] {
  const records = currentRecords();
  const all: Readonly<Record<string, unknown>> = records;
  return Object.entries({ ...namedFiles, ...pageFiles(records.priceOf) }).flatMap(([name, { file, schema }]) =>
    referenceProblems(schema, all[name], join(root, file), kinds),
  );
}

/** Two offers with the same titles would have one address; and the end of a post names an offer by its title. */
function offerProblems(records: Records): Problem[] {
  const offers = offersOf(records);
  const ids = offers.map(({ id }) => id);
  return [
    ...offers.flatMap(({ id, title, place }, i) =>
      ids.indexOf(id) === i
        ? []
        : { file: 'content', field: title, found: `a second offer of this title, on ${place}`, expected: 'expected a title of its own' },
    ),
    ...Object.entries(records.nextSteps.posts).flatMap(([category, { service, offering }]) => {
      if (offering === undefined || ids.includes(offerId(service, offering))) return [];
      const titles = offers.flatMap(({ title }) => (title.startsWith(`${service}, `) ? [title.slice(service.length + 2)] : []));
      const expected = `expected the title of an offer of ${service}${nearest(offering, titles)}`;
      return { file: 'content/next-steps.yaml', field: `posts.${category}.offering`, found: `"${offering}"`, expected };
    }),
  ];
}

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
