import type { JobCard } from '#content/entries.ts';
import type { VacancyText } from '#scripts/job-days.ts';
import { openVacancies } from './job-dates.ts';
import { vacancyHeading } from './vacancy-heading.ts';

type Props = { jobs: Pick<JobCard, 'vacancies' | 'deadline'>[]; numbers: readonly string[]; text: { one: string; many: string } };

/** A heading with the number of vacancies whose deadline is not past: of all in the delivered page, then on the visitor's day (src/scripts/job-days.ts). */
export function OpenVacancies({ jobs, numbers, text }: Props) {
  const data: VacancyText = { jobs: jobs.map(({ vacancies, deadline }) => ({ vacancies, deadline })), numbers, text };
  return <span data-open-vacancies={JSON.stringify(data)}>{vacancyHeading(openVacancies(jobs, null), numbers, text)}</span>;
}
