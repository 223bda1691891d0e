/** What a schema cannot know of the files of content/: pictures, projects, pages and prices that they name. */
import { join } from 'node:path';
import type { Problem } from '#content/content-error.ts';
import { namedFiles, pageFiles } from '#content/files.ts';
import { offers } from '#content/offers.ts';
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
    ...offerProblems(),
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

/** Two offers with the same titles would have one address. */
function offerProblems(): Problem[] {
  return offers.flatMap(({ id, title, place }, i) =>
    offers.findIndex((other) => other.id === id) === i
      ? []
      : { file: 'content', field: title, found: `a second offer of this title, on ${place}`, expected: 'expected a title of its own' },
  );
}
