/** What is wrong between entries, or between the fields that entries of every kind have. */
import { metaLimits } from '#content/constants.ts';
import { parseDate } from '#content/dates.ts';
import { lengthOf } from '#content/fields.ts';
import type { Problem } from '#content/content-error.ts';
import { currencySign, money } from '#content/money.ts';
import type { Job, Post } from '#content/schemas/entries.ts';
import { type Addressed, collections, metaOf } from './addresses.ts';
import { currentRecords } from './current-records.ts';
import { recordKinds, referenceProblems } from './references.ts';
import { type AnyEntry, type Collection, type CollectionName, collectionNames, type Content, type Entry, table, textIn } from './table.ts';

/** `published` are those of `content` that visitors see: search engines read no others. */
export function entryProblems(content: Content, published: Content): Problem[] {
  return [
    ...collections(published).flatMap(({ name, entries }) => entries.flatMap((entry) => metaProblems(name, entry))),
    ...collectionNames.flatMap((name) => ofCollection(name, content[name])),
    ...content.blog.flatMap(postProblems),
    ...content.jobs.flatMap(jobProblems),
    ...collections(content).flatMap(({ entries, sameKey }) => formerKeyProblems(entries, sameKey)),
  ];
}

function ofCollection(name: CollectionName, entries: readonly AnyEntry[]): Problem[] {
  const { title, sharesTitles }: Collection = table[name];
  return [
    ...repeated(entries, 'id', ({ data }) => data.id),
    // `first.md` and `first/index.md`
    ...repeated(entries, 'the file’s name', ({ slug }) => slug),
    ...(sharesTitles ? titlesAgainstSlugs(name, entries) : repeated(entries, title, ({ data }) => textIn(name, 'title', data))),
    ...entries.flatMap((entry) => [
      ...updatedProblems(entry, textIn(name, 'published', entry.data)),
      ...referenceProblems(entry.schema, entry.data, entry.file, recordKinds(currentRecords())),
    ]),
  ];
}

function updatedProblems({ file, data: { updated } }: AnyEntry, published: string): Problem[] {
  if (updated === undefined || (parseDate(updated) ?? '') > (parseDate(published) ?? '')) return [];
  return [{ file, field: 'updated', found: `"${updated}"`, expected: `expected a day after that of publishing, ${published}` }];
}

/** Visible texts that are too long for search engines, of an entry that gives no shorter ones. */
function metaProblems(name: CollectionName, { file, data, key }: Addressed): Problem[] {
  const { title, description } = metaOf(name, data, key);
  const problem = (field: string, metaField: string, text: string, limit: number): Problem[] =>
    lengthOf(text) <= limit
      ? []
      : [
          {
            file,
            field,
            found: `"${text}"`,
            expected: `expected at most ${limit} characters (it has ${lengthOf(text)}), or a shorter ${metaField} for search engines`,
          },
        ];
  return [
    ...problem(table[name].title, 'metaTitle', title, metaLimits.title),
    ...problem(table[name].description, 'metaDesc', description, metaLimits.description),
  ];
}

/** Former addresses that belong to another entry, or that are in use: each leads to the present one. */
function formerKeyProblems(entries: readonly Addressed[], sameKey: (key: string) => string): Problem[] {
  const present = new Map(entries.flatMap(({ file, keys }) => keys.map((key): [string, string] => [sameKey(key), file])));
  const owners = new Map<string, string>();
  return entries.flatMap(({ file, former }) =>
    former.flatMap((key, i) => {
      const user = present.get(sameKey(key));
      const owner = owners.get(sameKey(key));
      owners.set(sameKey(key), file);
      const problem = { file, field: `formerly.${i}`, found: `"${key}"` };
      if (user === file) return { ...problem, expected: 'expected an address that it no longer has: this is its present one' };
      if (user !== undefined) return { ...problem, expected: `expected an address that no entry has: it is that of ${user}` };
      if (owner === file) return { ...problem, expected: 'expected each former address once' };
      return owner === undefined ? [] : { ...problem, expected: `expected an address that ${owner} does not name as its own` };
    }),
  );
}

/** Two spellings of a value count as one, since they are the same file on Windows and macOS. */
function repeated(entries: readonly AnyEntry[], field: string, valueOf: (entry: AnyEntry) => string): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap((entry) => {
    const found = valueOf(entry);
    const first = seen.get(asFileName(found));
    if (first !== undefined) {
      return [{ file: entry.file, field, found: `"${found}"`, expected: `expected one that ${first} does not have already` }];
    }
    seen.set(asFileName(found), entry.file);
    return [];
  });
}

/**
 * A title may not be another entry's slug, where both can be the last segment of an address; nor another one's title in another
 * spelling, which on Windows and macOS is the same file.
 */
function titlesAgainstSlugs(name: CollectionName, entries: readonly AnyEntry[]): Problem[] {
  const titleOf = ({ data }: AnyEntry) => textIn(name, 'title', data);
  const bySlug = new Map(entries.map((entry) => [asFileName(entry.slug), entry]));
  const byTitle = new Map(entries.map((entry) => [asFileName(titleOf(entry)), entry]));
  return entries.flatMap((entry) => {
    const title = titleOf(entry);
    const problem = { file: entry.file, field: table[name].title, found: `"${title}"` };
    const [named, spelled] = [bySlug.get(asFileName(title)), byTitle.get(asFileName(title))];
    return [
      ...(named && named.slug !== entry.slug
        ? [{ ...problem, expected: `expected a title that is not the file name of ${named.file}` }]
        : []),
      ...(spelled && titleOf(spelled) !== title
        ? [
            {
              ...problem,
              expected: `expected the spelling of ${spelled.file}, "${titleOf(spelled)}", or another title: not every file system tells them apart`,
            },
          ]
        : []),
    ];
  });
}

function asFileName(text: string): string {
  return text.normalize().toLowerCase();
}

function postProblems({ file, slug, data: { blogLink } }: Entry<Post>): Problem[] {
  if (blogLink.split('/').at(-1) === slug) return [];
  return [{ file, field: 'blogLink', found: `"${blogLink}"`, expected: `expected "/blogs/${slug}", after the file's name` }];
}

function jobProblems(job: Entry<Job>): Problem[] {
  return [...deadlineProblems(job), ...salaryProblems(job)];
}

function deadlineProblems({ file, data: { deadline, publishedDate } }: Entry<Job>): Problem[] {
  if ((parseDate(deadline) ?? '') >= (parseDate(publishedDate) ?? '')) return [];
  return [{ file, field: 'deadline', found: `"${deadline}"`, expected: `expected no day before that of publishing, ${publishedDate}` }];
}

/** Search engines show the numbers, readers the text: both have to say the same, in the company's currency. */
function salaryProblems({ file, data: { salary, salaryRange } }: Entry<Job>): Problem[] {
  const { currency } = currentRecords();
  if (/\d.*a month/.test(salary) && !salary.includes(currencySign(currency))) {
    const expected = `expected amounts in the currency of content/currency.yaml, such as ${money(70_000, currency)} a month`;
    return [{ file, field: 'salary', found: `"${salary}"`, expected }];
  }
  const shown = monthlyAmounts(salary);
  if (shown && shown.min > shown.max) {
    return [{ file, field: 'salary', found: `"${salary}"`, expected: 'expected the smaller amount first' }];
  }
  if (shown?.min === salaryRange?.min && shown?.max === salaryRange?.max) return [];
  const found = salaryRange ? JSON.stringify(salaryRange) : 'nothing';
  const expected = shown
    ? `expected { min: ${shown.min}, max: ${shown.max} }, the amounts of salary`
    : `expected no such field, since salary names no amounts a month, such as ${money(70_000, currency)} a month`;
  return [{ file, field: 'salaryRange', found, expected }];
}

function monthlyAmounts(salary: string): Job['salaryRange'] {
  const { currency } = currentRecords();
  const digits = salary.replaceAll(currencySign(currency), '').replaceAll(currency.separator, '');
  const [, from, to = from] = /^\s*(\d+)\s*(?:(?:-|–|to)\s*(\d+))?\s+a month/.exec(digits) ?? [];
  return from === undefined || to === undefined ? undefined : { min: Number(from), max: Number(to) };
}
