/** Kinds of fields that the schemas of the content share (schema.ts), with what an editor reads when one is wrong. */
import * as v from 'valibot';
import { parseDate } from './dates.ts';

/** A visible text: not empty, with no blanks at the beginning or the end. */
export const text = v.pipe(
  v.string('expected a text'),
  v.nonEmpty('expected a text, found nothing'),
  v.check((value) => value === value.trim(), 'expected no blanks at its beginning or end'),
  v.check((value) => value.isWellFormed() && !/(?!\n)\p{Cc}/u.test(value), 'expected only text, without control characters'),
  v.check((value) => value.trim() === '' || /[^\p{C}\p{Z}]/u.test(value), 'expected something to see'),
);

/** The number of characters. */
export function lengthOf(value: string): number {
  return [...value].length;
}

export const atMost = (limit: number) =>
  v.pipe(
    text,
    v.maxCodePoints(
      limit,
      ({ received }) => `expected at most ${limit} characters, since search engines show no more (it has ${received})`,
    ),
  );

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'expected a list'), v.nonEmpty('expected a list with at least one entry'));

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `expected one of: ${options.join(', ')}`);

export const date = v.pipe(
  text,
  v.check((value) => parseDate(value) !== undefined, 'expected a real day as month-day-year, for example 10-20-26'),
  v.metadata({ control: 'date' }),
);

export const pictureName = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?$/, 'expected the name of a picture: small letters, digits and single hyphens'),
  v.metadata({ control: 'picture' }),
);
export const innerLink = v.pipe(text, v.regex(/^\/(?!\/)/, 'expected an address on this site, beginning with /'));
export const link = v.pipe(
  text,
  v.regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/, 'expected an address that begins with /, https://, mailto: or tel:'),
);
export const amount = v.pipe(
  v.number('expected a number'),
  v.integer('expected a whole number'),
  v.minValue(0, 'expected a number from 0 up'),
);
export const colour = v.pipe(text, v.hexColor('expected a colour such as #10181b'));
