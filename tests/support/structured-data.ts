/** What a built page tells search engines, by kind. */
import type { Root } from 'hast';
import * as z from 'zod';
import { currency } from '#content/records.ts';
import { money, type Notation } from '#content/money.ts';
import { attributes, structuredData, type StructuredData } from './built-pages.ts';

const Reference = z.strictObject({ '@id': z.string() });
const Properties = z.record(z.string(), z.unknown());
const isReference = (value: unknown): value is z.infer<typeof Reference> => Reference.safeParse(value).success;
const isProperties = (value: unknown): value is z.infer<typeof Properties> => Properties.safeParse(value).success;

/** The data of this type (schema.org); undefined when the page has none. */
export const dataOfType = (type: string, page: Root): object | undefined => structuredData(page).find((data) => data['@type'] === type);

/** The steps from the home page to a page of a list, as the page should tell them. */
export function trail(page: Root, ...paths: (string | undefined)[]): object {
  const [canonical = ''] = attributes('link[rel="canonical"]', 'href', page);
  const { origin } = new URL(canonical);
  return { itemListElement: ['/', ...paths].map((path, i) => ({ position: i + 1, item: `${origin}${path}` })) };
}

/** The values at a path such as `offers.price`: of every item of a list and of what an id refers to, undefined where one has none. */
export function valuesAt(value: unknown, path: string, graph: StructuredData): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path, graph));
  if (path === '') return [value];
  const node = isReference(value) ? graph.find((other) => other['@id'] === value['@id']) : value;
  const [name = '', ...rest] = path.split('.');
  return isProperties(node) ? valuesAt(node[name], rest.join('.'), graph) : [undefined];
}

/** Every property of the data, at any depth. */
export function properties(value: unknown): { name: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(properties);
  if (!isProperties(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    [inner].flat().flatMap((item) => [{ name, value: item }].concat(properties(item))),
  );
}

/** The ids that the data refer to. */
export function references(data: StructuredData): string[] {
  return properties(data).flatMap(({ value }) => (isReference(value) ? value['@id'] : []));
}

const amount = z.number().optional();
const Price = z.looseObject({ price: amount, minPrice: amount, maxPrice: amount, priceCurrency: z.string() });

export type Currency = Notation & { code: string };

/** All prices, as a reader sees them: in the company's currency, or $49.99. */
export function prices(data: StructuredData, notation: Currency = currency): string[] {
  return properties(data)
    .flatMap(({ value }) => Price.safeParse(value).data ?? [])
    .flatMap(({ price, minPrice, maxPrice, priceCurrency }) =>
      [price, minPrice, maxPrice]
        .filter((number) => number !== undefined)
        .map((number) => (priceCurrency === notation.code ? money(number, notation) : `$${number}`)),
    );
}
