/** What the files of content/ name: services, prices, projects, and pages of this site. */
import * as z from 'zod';
import type { Problem } from '#content/content-error.ts';
import { nearest } from '#content/nearest.ts';
import type { Records } from '#content/read-files.ts';
import { fixedPaths } from './addresses.ts';

/** The names that there are of one kind, and what an editor is told to write. */
type Kind = { names: readonly string[]; expected: string; isRight: (name: string) => boolean };
export type Kinds = Readonly<Record<string, Kind>>;

/** By the `reference` of a field's schema. */
export function recordKinds({ serviceMenu, productMenu, prices }: Records): Kinds {
  const services = serviceMenu.entries.map(({ name }) => name);
  const products = productMenu.entries.map(({ name }) => name);
  return {
    service: kind('the name of a service in content/services/menu.json', services),
    menu: kind('the name of a service or a product in their menus', [...services, ...products]),
    example: kind(
      'the id of a price with an example in content/prices.yaml',
      prices.services.flatMap(({ id, example }) => (example ? [id] : [])),
    ),
  };
}

/** Addresses of other sites are not looked at. */
export function addressKind(leads: (address: string) => boolean): Kind {
  return kind('the address of a page of this site', fixedPaths, (address) => !address.startsWith('/') || leads(address));
}

/** `names` are suggested; `isRight` says for each whether there is such a thing. */
export function kind(what: string, names: readonly string[], isRight = (name: string) => names.includes(name)): Kind {
  return { names, expected: `expected ${what}`, isRight };
}

/** A problem for each name in a value that leads to nothing. Names of a kind that is not in `kinds` are left alone. `at` is the path of the value. */
export function referenceProblems(schema: z.core.$ZodType, value: unknown, file: string, kinds: Kinds, at = ''): Problem[] {
  const { reference, control } = z.globalRegistry.get(schema) ?? {};
  const found = kinds[String(reference ?? control)];
  if (typeof value === 'string' && found && !found.isRight(value)) {
    return [{ file, field: at, found: `"${value}"`, expected: found.expected + nearest(value, found.names) }];
  }
  if (schema instanceof z.ZodOptional) return referenceProblems(schema.unwrap(), value, file, kinds, at);
  if (typeof value !== 'object' || value === null) return [];
  const inner = (each: z.core.$ZodType, key: string) =>
    referenceProblems(each, Reflect.get(value, key), file, kinds, at === '' ? key : `${at}.${key}`);
  if (schema instanceof z.ZodObject) return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, each]) => inner(each, key));
  if (schema instanceof z.ZodArray) return Object.keys(value).flatMap((key) => inner(schema.element, key));
  return [];
}
