import { newJobDays } from '#content/constants.ts';
import type { JobCard } from '#content/entries.ts';

/** The time after a day and up to another one, as ISO dates; without one it has no such end. */
export type Period = { after?: string | undefined; until?: string | undefined };

const millisecondsOfDay = 86_400_000;

/** The day in the visitor's time zone as an ISO date, whatever day it is in Dhaka. */
export function localDay(now: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** Whether a day is in a period. */
export function holdsOn({ after, until }: Period, day: string): boolean {
  return (after === undefined || after < day) && (until === undefined || day <= until);
}

/** When a job has the 'new' ribbon: on the day that it is published and for seven days after it (specification section 9; decisions section 7). */
export function newPeriod(published: string): Period {
  return { after: dayFrom(published, -1), until: dayFrom(published, newJobDays) };
}

/** The last week in which somebody can apply: the day of the deadline and the seven before it. */
export function lastWeek(deadline: string): Period {
  return { after: dayFrom(deadline, -8), until: deadline };
}

/** How many vacancies somebody can still apply for, from one deadline to the next. On the day of a deadline a visitor may still apply. */
export function openVacancies(jobs: Pick<JobCard, 'vacancies' | 'deadline'>[]): (Period & { count: number })[] {
  const deadlines = [...new Set(jobs.map(({ deadline }) => deadline))].toSorted();
  return [undefined, ...deadlines].map((after, i) => ({
    after,
    until: deadlines[i],
    count: jobs.reduce((sum, { vacancies, deadline }) => (after === undefined || deadline > after ? sum + vacancies : sum), 0),
  }));
}

/** Dates are read and written as UTC, where no daylight saving makes a day shorter or longer. */
function dayFrom(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * millisecondsOfDay).toISOString().slice(0, 10);
}
