/** Kinds of fields that the schemas of the content share (schemas/), with what an editor reads when one is wrong. */
import * as z from 'zod';
import { parseDate } from './dates.ts';

/** A visible text: not empty, with no blanks at the beginning or the end. */
export const text = z
  .string('expected a text')
  .min(1, 'expected a text, found nothing')
  .refine((value) => value === value.trim(), 'expected no blanks at its beginning or end')
  .refine((value) => value.isWellFormed() && !/(?!\n)\p{Cc}/u.test(value), 'expected only text, without control characters')
  .refine((value) => value.trim() === '' || /[^\p{C}\p{Z}]/u.test(value), 'expected something to see');

/** The number of characters. */
export function lengthOf(value: string): number {
  return [...value].length;
}

/** A text of so many characters. The editor's form knows its limit. */
export const atMost = (limit: number) =>
  text
    .refine((value) => lengthOf(value) <= limit, {
      error: ({ input }) => `expected at most ${limit} characters, since search engines show no more (it has ${lengthOf(String(input))})`,
    })
    .meta({ limit });

export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'expected a list').min(1, 'expected a list with at least one entry');

/** The same fields for each of these names. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the schema that it gives has both types
export function each<const Name extends string, Fields extends z.ZodType>(names: readonly Name[], fields: Fields) {
  const shape = Object.fromEntries(names.map((name) => [name, fields]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is one for each name
  return z.strictObject(shape as Record<Name, Fields>);
}

/** A list of as many entries as its page has places for. */
export const exactly = <Item extends z.ZodType>(count: number, item: Item) =>
  z.array(item, 'expected a list').length(count, `expected ${count} entries`);

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, `expected one of: ${options.join(', ')}`);

export const flag = z.boolean('expected true or false');

export const date = text
  .refine((value) => parseDate(value) !== undefined, 'expected a real day as month-day-year, for example 10-20-26')
  .meta({ control: 'date' });

/** A text of this form, which the editor's form knows too. */
export const textLike = (form: RegExp, expected: string) => text.regex(form, expected).meta({ form: [form.source, expected] });

export const pictureName = textLike(
  /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?$/,
  'expected the name of a picture: small letters, digits and single hyphens',
).meta({ control: 'picture' });
export const innerLink = textLike(/^\/(?!\/)/, 'expected an address on this site, beginning with /').meta({
  control: 'address',
});
export const link = textLike(
  /^(\/(?!\/)|https:\/\/|mailto:|tel:)/,
  'expected an address that begins with /, https://, mailto: or tel:',
).meta({
  control: 'address',
});
export const amount = z.number('expected a number').int('expected a whole number').min(0, 'expected a number from 0 up');
export const colour = textLike(/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i, 'expected a colour such as #10181b').meta({
  control: 'colour',
});
