/** What is wrong between entries, or between the fields that entries of every kind have. */
import { metaLimits } from '#content/constants.ts';
import { isoDate } from '#content/dates.ts';
import { lengthOf } from '#content/fields.ts';
import type { Problem } from '#content/content-error.ts';
import { currencySign, money } from '#content/money.ts';
import type { Job } from '#content/schemas/entries.ts';
import type { Currency } from '#content/schemas/prices.ts';
import { type Addressed, collections, metaOf } from './addresses.ts';
import { currentRecords } from './current-records.ts';
import { recordKinds, referenceProblems } from './references.ts';
import { type AnyEntry, type Collection, type CollectionName, collectionNames, type Content, type Entry, table, textIn } from './table.ts';

/** `published` are those of `content` that visitors see: search engines read no others. */
export function entryProblems(content: Content, published: Content): Problem[] {
  return [
    ...collections(published).flatMap(({ name, entries }) => entries.flatMap((entry) => metaProblems(name, entry))),
    ...collectionNames.flatMap((name) => ofCollection(name, content[name])),
    ...content.blog.flatMap(({ file, slug, data: { blogLink } }) => {
      const isOwn = blogLink.split('/').at(-1) === slug;
      return isOwn ? [] : [wrong(file, 'blogLink', blogLink, `expected "/blogs/${slug}", after the file’s name`)];
    }),
    ...content.jobs.flatMap((job) => [...deadlineProblems(job), ...salaryProblems(job)]),
    ...collections(content).flatMap(({ entries, sameKey }) => formerKeyProblems(entries, sameKey)),
  ];
}

function wrong(file: string, field: string, text: string, expected: string): Problem {
  return { file, field, found: `"${text}"`, expected };
}

function ofCollection(name: CollectionName, entries: readonly AnyEntry[]): Problem[] {
  const { title, sharesTitles }: Collection = table[name];
  return [
    ...repeated(entries, 'id', ({ data }) => data.id),
    // `first.md` and `first/index.md`
    ...repeated(entries, 'the file’s name', ({ slug }) => slug),
    ...(sharesTitles ? titlesAgainstSlugs(name, entries) : repeated(entries, title, ({ data }) => textIn(name, 'title', data))),
    ...entries.flatMap(({ file, schema, data }) => {
      const { updated = '' } = data;
      const published = textIn(name, 'published', data);
      const isLater = updated === '' || isoDate(updated) > isoDate(published);
      return [
        ...(isLater ? [] : [wrong(file, 'updated', updated, `expected a day after that of publishing, ${published}`)]),
        ...referenceProblems(schema, data, file, recordKinds(currentRecords())),
      ];
    }),
  ];
}

/** Visible texts that are too long for search engines, of an entry that gives no shorter ones. */
function metaProblems(name: CollectionName, { file, data, key }: Addressed): Problem[] {
  const meta = metaOf(name, data, key);
  return [['title', 'metaTitle'] as const, ['description', 'metaDesc'] as const].flatMap(([part, shorter]) => {
    const [text, limit] = [meta[part], metaLimits[part]];
    const expected = `expected at most ${limit} characters (it has ${lengthOf(text)}), or a shorter ${shorter} for search engines`;
    return lengthOf(text) <= limit ? [] : [wrong(file, table[name][part], text, expected)];
  });
}

/** Former addresses that belong to another entry, or that are in use: each leads to the present one. */
function formerKeyProblems(entries: readonly Addressed[], sameKey: (key: string) => string): Problem[] {
  const present = new Map(entries.flatMap(({ file, keys }) => keys.map((key): [string, string] => [sameKey(key), file])));
  const owners = new Map<string, string>();
  return entries.flatMap(({ file, former }) =>
    former.flatMap((key, i) => {
      const [user, owner] = [present.get(sameKey(key)), owners.get(sameKey(key))];
      owners.set(sameKey(key), file);
      const refused = (expected: string) => [wrong(file, `formerly.${i}`, key, expected)];
      if (user === file) return refused('expected an address that it no longer has: this is its present one');
      if (user !== undefined) return refused(`expected an address that no entry has: it is that of ${user}`);
      if (owner === file) return refused('expected each former address once');
      return owner === undefined ? [] : refused(`expected an address that ${owner} does not name as its own`);
    }),
  );
}

/** Two spellings of a value count as one, since they are the same file on Windows and macOS. */
function repeated(entries: readonly AnyEntry[], field: string, valueOf: (entry: AnyEntry) => string): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap((entry) => {
    const found = valueOf(entry);
    const first = seen.get(asFileName(found)) ?? entry.file;
    seen.set(asFileName(found), first);
    return first === entry.file ? [] : [wrong(entry.file, field, found, `expected one that ${first} does not have already`)];
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
    const [named = entry, spelled = entry] = [bySlug.get(asFileName(title)), byTitle.get(asFileName(title))];
    const refused = (expected: string) => wrong(entry.file, table[name].title, title, expected);
    const spelling = `the spelling of ${spelled.file}, "${titleOf(spelled)}"`;
    return [
      ...(named.slug === entry.slug ? [] : [refused(`expected a title that is not the file name of ${named.file}`)]),
      ...(titleOf(spelled) === title ? [] : [refused(`expected ${spelling}, or another title: not every file system tells them apart`)]),
    ];
  });
}

function asFileName(text: string): string {
  return text.normalize().toLowerCase();
}

function deadlineProblems({ file, data: { deadline, publishedDate } }: Entry<Job>): Problem[] {
  if (isoDate(deadline) >= isoDate(publishedDate)) return [];
  return [wrong(file, 'deadline', deadline, `expected no day before that of publishing, ${publishedDate}`)];
}

/** Search engines show the numbers, readers the text: both have to say the same, in the company's currency. */
function salaryProblems({ file, data: { salary, salaryRange } }: Entry<Job>): Problem[] {
  const { currency } = currentRecords();
  const example = `${money(70_000, currency)} a month`;
  if (/\d.*a month/.test(salary) && !salary.includes(currencySign(currency))) {
    return [wrong(file, 'salary', salary, `expected amounts in the currency of content/currency.yaml, such as ${example}`)];
  }
  const shown = monthlyAmounts(salary, currency);
  if (shown && shown.min > shown.max) return [wrong(file, 'salary', salary, 'expected the smaller amount first')];
  if (shown?.min === salaryRange?.min && shown?.max === salaryRange?.max) return [];
  const found = salaryRange ? JSON.stringify(salaryRange) : 'nothing';
  const expected = shown
    ? `expected { min: ${shown.min}, max: ${shown.max} }, the amounts of salary`
    : `expected no such field, since salary names no amounts a month, such as ${example}`;
  return [{ file, field: 'salaryRange', found, expected }];
}

function monthlyAmounts(salary: string, currency: Currency): Job['salaryRange'] {
  const digits = salary.replaceAll(currencySign(currency), '').replaceAll(currency.separator, '');
  const [, from, to = from] = /^\s*(\d+)\s*(?:(?:-|–|to)\s*(\d+))?\s+a month/.exec(digits) ?? [];
  return from === undefined || to === undefined ? undefined : { min: Number(from), max: Number(to) };
}
