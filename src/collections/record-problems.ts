/** What a schema cannot know of the files of content/: pictures, projects, pages and prices that they name. */
import { join } from 'node:path';
import type { Problem } from '#content/content-error.ts';
import { pageFiles } from '#content/files.ts';
import { productMenu, serviceMenu } from '#content/menus.ts';
import { offers } from '#content/offers.ts';
import { records } from '#content/records.ts';
import { lowestPriceProblems } from './lowest-price-problems.ts';
import { missingPictures, unreadablePictures } from './record-picture-problems.ts';

export async function recordProblems(root: string): Promise<Problem[]> {
  const all: Readonly<Record<string, unknown>> = records;
  const pictures = Object.entries(pageFiles(records.priceOf)).flatMap(([name, { file }]) => missingPictures(all[name], root, file));
  return [...(await unreadablePictures(root)), ...pictures, ...menuProblems(), ...offerProblems(), ...lowestPriceProblems()];
}

/** A name that is in no menu, where words of a menu's entry are looked for. */
function menuProblems(): Problem[] {
  const services = serviceMenu.map(({ name }) => name);
  const entries = [...services, ...productMenu.map(({ name }) => name)];
  const { posts } = records.nextSteps;
  const named = [
    ...Object.entries(posts).map(([category, { service }]) => ({
      file: 'next-steps.yaml',
      field: `posts.${category}.service`,
      name: service,
      known: services,
    })),
    ...records.prices.services.flatMap(({ example }, i) =>
      example ? [{ file: 'prices.yaml', field: `services.${i}.example.service`, name: example.service, known: services }] : [],
    ),
    ...records.lowestPrices.entries.map(({ name }, i) => ({
      file: 'lowest-prices.yaml',
      field: `entries.${i}.name`,
      name,
      known: entries,
    })),
  ];
  const examples = records.prices.services.filter(({ example }) => example).map(({ id }) => id);
  const ofProjects = Object.entries(records.nextSteps.projects).map(([category, { example }]) => ({
    file: 'next-steps.yaml',
    field: `projects.${category}.example`,
    name: example,
    known: examples,
  }));
  return [...named, ...ofProjects].flatMap(({ file, field, name, known }) =>
    known.includes(name)
      ? []
      : { file: join('content', file), field, found: `"${name}"`, expected: `expected one of: ${known.join(', ')}` },
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
