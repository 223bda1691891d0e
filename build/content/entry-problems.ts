/** Rules that hold between two fields of one entry. */
import { currencySign, money } from '#content/money.ts';
import { parseDate } from '#content/dates.ts';
import type { Job } from '#content/schema.ts';
import type { Problem } from './content-error.ts';
import type { Content, Entry } from './read.ts';

export function entryProblems({ posts, projects, jobs }: Content): Problem[] {
  return [
    ...posts.flatMap((post) => updatedProblems(post, post.data.blogDate)),
    ...projects.flatMap((project) => updatedProblems(project, project.data.projectDate)),
    ...jobs.flatMap((job) => [...updatedProblems(job, job.data.publishedDate), ...salaryProblems(job)]),
  ];
}

function updatedProblems({ file, data: { updated } }: Entry<{ updated?: string | undefined }>, published: string): Problem[] {
  if (updated === undefined || (parseDate(updated) ?? '') > (parseDate(published) ?? '')) return [];
  return [{ file, field: 'updated', found: `"${updated}"`, expected: `expected a day after that of publishing, ${published}` }];
}

/** Search engines show the numbers, readers the text: both have to say the same. */
function salaryProblems({ file, data: { salary, salaryRange } }: Entry<Job>): Problem[] {
  const shown = monthlyAmounts(salary);
  if (shown?.min === salaryRange?.min && shown?.max === salaryRange?.max) return [];
  const found = salaryRange ? JSON.stringify(salaryRange) : 'nothing';
  const expected = shown
    ? `expected { min: ${shown.min}, max: ${shown.max} }, the amounts of salary`
    : `expected no such field, since salary names no amounts a month, such as ${money(70_000)} a month`;
  return [{ file, field: 'salaryRange', found, expected }];
}

function monthlyAmounts(salary: string): Job['salaryRange'] {
  const [, from, to = from] = /^\s*(\d[\d,]*)(?:\s*(?:-|–|to)\s*(\d[\d,]*))?\s+a month/.exec(salary.replaceAll(currencySign, '')) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { min: Number(from.replaceAll(',', '')), max: Number(to.replaceAll(',', '')) };
}
