/** Rules that hold between two fields of one entry, for the kinds that have such fields. */
import { currencySign, money } from '#content/money.ts';
import { parseDate } from '#content/dates.ts';
import type { Job, Post } from '#content/schemas/entries.ts';
import type { Problem } from '#content/content-error.ts';
import { currentRecords } from './current-records.ts';
import type { Entry } from './entry-files.ts';

export function postProblems({ file, slug, data: { blogLink } }: Entry<Post>): Problem[] {
  if (blogLink.split('/').at(-1) === slug) return [];
  return [{ file, field: 'blogLink', found: `"${blogLink}"`, expected: `expected "/blogs/${slug}", after the file's name` }];
}

export function jobProblems(job: Entry<Job>): Problem[] {
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
