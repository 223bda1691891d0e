/** What a schema cannot know of the files of content/: pictures, projects, pages and prices that they name. */
import { basename, dirname, join, relative } from 'node:path';
import type { Problem } from '#content/content-error.ts';
import { type ContentFile, namedFiles, pageFiles } from '#content/files.ts';
import { nearest } from '#content/nearest.ts';
import { offerId } from '#content/offer-id.ts';
import { offersOf } from '#content/offers.ts';
import type { Records } from '#content/read-files.ts';
import type { ServiceOffering } from '#content/schemas/services.ts';
import { paths } from '#lib/paths.ts';
import { currentRecords, readRecordsAnew } from './current-records.ts';
import { expectedPicture, findPicture, nameOf, PictureError, picturesIn } from './picture-files.ts';
import { type Kinds, recordKinds, referenceProblems } from './references.ts';

/** All problems of the files in this folder. */
export async function recordProblems(root: string): Promise<Problem[]> {
  const records = readRecordsAnew(root);
  return [
    ...(await unreadablePictures(root)),
    ...filesOf(records).flatMap(({ file, value }) => missingPictures(value, root, file)),
    ...recordReferences(root, recordKinds(records)),
    ...offerProblems(records),
    ...lowestPriceProblems(records),
  ];
}

/** Names in the files of content/ that lead to nothing. */
export function recordReferences(root: string, kinds: Kinds): Problem[] {
  return filesOf(currentRecords()).flatMap(({ file, schema, value }) => referenceProblems(schema, value, join(root, file), kinds));
}

/** The files with what they say. */
function filesOf(records: Records) {
  const values: Readonly<Record<string, unknown>> = records;
  const files: Record<string, ContentFile> = { ...namedFiles, ...pageFiles(records.priceOf) };
  return Object.entries(files).map(([name, { file, schema }]) => ({ file, schema, value: values[name] }));
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

/** A problem for each card whose lowest price is not that of its page. */
export function lowestPriceProblems(records: Records): Problem[] {
  return records.lowestPrices.entries.flatMap(({ name, lowest }, i) => {
    const [first] = listedPrices(name, records).toSorted((a, b) => a.amount - b.amount);
    if (first === undefined || first.price === lowest) return [];
    const expected = `expected ${first.price}, the lowest on the page of ${name} (${first.title})`;
    return { file: 'content/lowest-prices.yaml', field: `entries.${i}.lowest`, found: `"${lowest}"`, expected };
  });
}

/**
 * What the page of a service or a product lists. A service that shares its page with another one has the group of its own name.
 * What is paid by the month is no lowest price.
 */
function listedPrices(name: string, records: Records): { title: string; price: string; amount: number }[] {
  const { webDesignAndDevelopment, wordpress, customSoftware, appDevelopment, ecommerce360, restaurantManagement } = records;
  const product = [ecommerce360, restaurantManagement].find((each) => each.name === name);
  if (product) return product.plans.map(({ planName, price }) => ({ title: planName, price, amount: Number(price.slice(1)) }));
  const groupsOf: Record<string, { name: string; offerings: Pick<ServiceOffering, 'title' | 'price'>[] }[]> = {
    [paths.webDesign]: webDesignAndDevelopment.groups,
    [paths.wordpress]: wordpress.groups,
    [paths.customSoftware]: customSoftware.groups,
    [paths.appDevelopment]: [{ name: '', offerings: appDevelopment.services.cards }],
  };
  const services = records.serviceMenu.entries;
  const link = services.find((service) => service.name === name)?.link ?? '';
  const isShared = services.filter((service) => service.link === link).length > 1;
  return (groupsOf[link] ?? [])
    .flatMap((group) => (isShared && group.name !== name ? [] : group.offerings))
    .filter(({ price }) => !price.monthly)
    .map(({ title, price }) => ({ title, price: price.from, amount: price.amount }));
}

/** Those of `products/menu.json` are in `products/menu/`, those of the pages in `pages/`. */
const folders = ['pages', 'products/menu', 'products/ecommerce-360', 'products/restaurant-management'];

/** The files in the folders of the records that are no pictures, whether a record names them or not. */
export async function unreadablePictures(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const folder of folders.map((name) => join(root, name))) {
    for (const name of picturesIn(folder)) {
      try {
        await findPicture(folder, name);
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        const file = join(relative(dirname(root), folder), error.file);
        problems.push({ file, field: 'the whole file', found: `one that ${error.message}`, expected: expectedPicture });
      }
    }
  }
  return problems;
}

/** Where the pictures are that a file names: a page's beside it, those of a menu or a product in a folder of its name. */
export function pictureFolder(file: string): string {
  return file.startsWith('pages/') ? 'pages' : file.replace(/\.\w+$/, '');
}

/** The pictures that a record names and that are not in the folder of its file, `file`. */
export function missingPictures(record: unknown, root: string, file: string): Problem[] {
  const folder = join(root, pictureFolder(file));
  const there = new Set(picturesIn(folder).flatMap((picture) => [picture, nameOf(picture)]));
  return picturesOf(record)
    .filter(([, picture]) => !there.has(picture))
    .map(([field, picture]) => ({
      file: join(basename(root), file),
      field,
      found: `"${picture}"`,
      expected: `expected ${nameOf(picture)}.jpg in ${relative(dirname(root), folder)} (also PNG, WebP or AVIF; or leave the field out)`,
    }));
}

/** Every picture that a record names, at any depth, with the path of its field. A phone shows another one in a product's hero. */
function picturesOf(value: unknown, at = ''): [field: string, picture: string][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && typeof value.file === 'string') {
    const shown = /heroImgs\.\d+$/.test(at) ? [value.file, `${value.file}-narrow`] : [value.file];
    return shown.map((name) => [at, name]);
  }
  return Object.entries(value).flatMap(([key, inner]) => picturesOf(inner, at === '' ? key : `${at}.${key}`));
}
