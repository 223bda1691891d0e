/** Rules that hold between two fields of one entry. */
import { currency } from '#content/records.ts';
import { currencySign as signOf, money } from '#content/money.ts';
import { parseDate } from '#content/dates.ts';
import type { Job } from '#content/schemas/entries.ts';
import type { Problem } from '#content/content-error.ts';
import type { Content, Entry } from './read-content.ts';

const currencySign = signOf(currency);

export function entryProblems({ posts, projects, jobs }: Content): Problem[] {
  return [
    ...posts.flatMap((post) => updatedProblems(post, post.data.blogDate)),
    ...projects.flatMap((project) => updatedProblems(project, project.data.projectDate)),
    ...jobs.flatMap((job) => [...updatedProblems(job, job.data.publishedDate), ...deadlineProblems(job), ...salaryProblems(job)]),
  ];
}

function updatedProblems({ file, data: { updated } }: Entry<{ updated?: string | undefined }>, published: string): Problem[] {
  if (updated === undefined || (parseDate(updated) ?? '') > (parseDate(published) ?? '')) return [];
  return [{ file, field: 'updated', found: `"${updated}"`, expected: `expected a day after that of publishing, ${published}` }];
}

function deadlineProblems({ file, data: { deadline, publishedDate } }: Entry<Job>): Problem[] {
  if ((parseDate(deadline) ?? '') >= (parseDate(publishedDate) ?? '')) return [];
  return [{ file, field: 'deadline', found: `"${deadline}"`, expected: `expected no day before that of publishing, ${publishedDate}` }];
}

/** Search engines show the numbers, readers the text: both have to say the same, in the company's currency. */
function salaryProblems({ file, data: { salary, salaryRange } }: Entry<Job>): Problem[] {
  if (/\d.*a month/.test(salary) && !salary.includes(currencySign)) {
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
  const digits = salary.replaceAll(currencySign, '').replaceAll(currency.separator, '');
  const [, from, to = from] = /^\s*(\d+)\s*(?:(?:-|–|to)\s*(\d+))?\s+a month/.exec(digits) ?? [];
  return from === undefined || to === undefined ? undefined : { min: Number(from), max: Number(to) };
}
