/** What a schema cannot know of the files of content/: pictures, projects, pages and prices that they name. */
import { join } from 'node:path';
import type { Problem } from '#content/content-error.ts';
import { namedFiles, pageFiles } from '#content/files.ts';
import { nearest } from '#content/nearest.ts';
import { offerId } from '#content/offer-id.ts';
import { offersOf } from '#content/offers.ts';
import type { Records } from '#content/read-files.ts';
import { currentRecords, readRecordsAnew } from './current-records.ts';
import { lowestPriceProblems } from './lowest-price-problems.ts';
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
