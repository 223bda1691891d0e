/** Checks the typed records (content/*.ts) with the same schemas as the Markdown entries, so that editors get the same messages. */
import { readdir } from 'node:fs/promises';
import { join, relative, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { offered } from '#content/requests.ts';
import { requestServices } from '#content/request-services.ts';
import * as company from '#content/company-schema.ts';
import * as schema from '#content/schema.ts';
import { requestProblems } from './request-problems.ts';
import { missingPictures, unreadablePictures } from './record-picture-problems.ts';
import { check, type Problem, valueAt } from './content-error.ts';

const listOf = (item: z.ZodType, length: number) => z.array(item, 'expected a list').length(length, `expected ${length} entries`);

/** The records to check: file, name of the export ('' for all of the file), schema, and the path in the record if the schema is for a part of it. */
const records: [file: string, name: string, schema: z.ZodType, at?: string][] = [
  ['site.ts', 'site', company.Site],
  ['elsewhere.ts', 'social', company.SocialLinks],
  ['elsewhere.ts', 'map', company.Place],
  ['currency.ts', 'currency', company.Currency],
  ['offers.ts', 'offers', company.Offers],
  ['offers.ts', 'plans', company.Plans],
  ['facts.ts', '', company.Facts],
  ['testimonials.ts', 'testimonials', listOf(schema.Testimonial, 5)],
  ['products/menu.ts', 'productMenu', listOf(schema.MenuEntry, 6)],
  ['products/ecommerce-360.ts', 'ecommerce360', schema.Product],
  ['products/restaurant-management.ts', 'restaurantManagement', schema.Product],
  ['services/list.ts', 'serviceList', listOf(schema.MenuEntry, 6)],
  ['services/cards.ts', 'serviceCards', listOf(schema.ServiceCard, 6)],
  ['pages/home.ts', 'home', listOf(schema.Statistic, 3), 'whyUs.counters'],
  ['pages/about.ts', 'about', listOf(schema.Statistic, 4), 'counters.items'],
  ['pages/faq.ts', 'faq', listOf(schema.FaqEntry, 8), 'entries'],
];

/** What is wrong with the records in this folder. */
export async function recordProblems(root: string): Promise<Problem[]> {
  const problems = [...(await pageMetaProblems(root)), ...(await unreadablePictures(root)), ...requestProblems(offered, requestServices)];
  for (const [file, name, recordSchema, at] of records) {
    const path = join(root, file);
    const displayPath = relative(dirname(root), path);
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href);
    const fieldPath = at === undefined ? name : `${name}.${at}`;
    const value = fieldPath ? valueAt(module, fieldPath.split('.')) : exportsOf(module);
    check(recordSchema, value, displayPath, problems, fieldPath);
    problems.push(...missingPictures(value, name, root, file));
  }
  return problems;
}

/** What is wrong with the titles and descriptions of the pages: every record with `meta` is a page's. */
export async function pageMetaProblems(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const folder of ['pages', 'services', 'products']) {
    for (const file of (await readdir(join(root, folder))).filter((name) => name.endsWith('.ts'))) {
      const path = join(root, folder, file);
      const module: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href);
      for (const [name, record] of Object.entries(exportsOf(module))) {
        const meta = valueAt(record, ['meta']);
        if (meta !== undefined) check(schema.Meta, meta, relative(dirname(root), path), problems, `${name}.meta`);
      }
    }
  }
  return problems;
}

function exportsOf(module: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse({ ...z.looseObject({}).parse(module) });
}
