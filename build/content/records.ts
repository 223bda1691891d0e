/** Checks the typed records (content/*.ts) with the same schemas as the Markdown entries, for the sake of their messages. */
import { join, relative, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import * as schema from '#content/schema.ts';
import { findPicture } from './pictures.ts';
import { check, type Problem } from './content-error.ts';

const list = <Item extends v.GenericSchema>(item: Item, length?: number) =>
  length === undefined
    ? v.array(item, 'expected a list')
    : v.pipe(v.array(item, 'expected a list'), v.length(length, `expected ${length} entries`));

/** Each record that is checked: its file, what it exports, the schema, and where in the record the schema's part stands. */
const records: [file: string, name: string, schema: v.GenericSchema, at?: string][] = [
  ['testimonials.ts', 'testimonials', list(schema.Testimonial, 5)],
  ['products/menu.ts', 'productMenu', list(schema.MenuEntry, 6)],
  ['products/ecommerce-360.ts', 'ecommerce360', schema.Product],
  ['products/restaurant-management.ts', 'restaurantManagement', schema.Product],
  ['services/menu.ts', 'serviceMenu', list(schema.MenuEntry, 6)],
  ['services/cards.ts', 'serviceCards', list(schema.ServiceCard, 6)],
  ['pages/home.ts', 'home', list(schema.Statistic, 3), 'whyUs.counters'],
  ['pages/about.ts', 'about', list(schema.Statistic, 4), 'counters.items'],
  ['pages/faq.ts', 'faq', list(schema.FaqEntry, 8), 'entries'],
];

export async function checkRecords(root: string, problems: Problem[]): Promise<void> {
  for (const [file, name, recordSchema, at] of records) {
    const path = join(root, file);
    const shown = relative(dirname(root), path);
    const module: unknown = await import(pathToFileURL(resolve(path)).href);
    const value = part(module, at === undefined ? name : `${name}.${at}`);
    check(recordSchema, value, shown, problems, at === undefined ? name : `${name}.${at}`);
    const folder = path.replace(/\.ts$/, '');
    for (const [field, picture] of picturesOf(value, name)) {
      if (await findPicture(folder, picture)) continue;
      problems.push({
        file: shown,
        field,
        found: `"${picture}"`,
        expected: `expected ${picture}-<width>.webp in ${relative(dirname(root), folder)} (make it with npm run art, or leave the field out)`,
      });
    }
  }
}

/** Every picture that a record names, however deep, with the path of its field. */
function picturesOf(value: unknown, at: string): [field: string, picture: string][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && 'alt' in value && typeof value.file === 'string') return [[at, value.file]];
  return Object.entries(value).flatMap(([key, inner]) => picturesOf(inner, `${at}.${key}`));
}

function part(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);
}
