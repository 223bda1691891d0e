import { newJobDays } from '#content/constants.ts';
import type { JobCard } from '#content/entries.ts';

/** The day in the visitor's time zone as an ISO date, whatever day it is in Dhaka. */
export function localDay(now: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** Whether a circular has the 'new' ribbon: published today or up to seven days ago (specification section 9; decisions section 7). */
export function isNew(published: string, today: string): boolean {
  const age = dayNumber(today) - dayNumber(published);
  return age >= 0 && age <= newJobDays;
}

/** Whether a deadline is over. On the day itself a visitor may still apply. */
export function isPast(deadline: string, today: string): boolean {
  return deadline < today;
}

/** How many vacancies somebody can still apply for. All of them count while the day is not known. */
export function openVacancies(jobs: Pick<JobCard, 'vacancies' | 'deadline'>[], today: string | null): number {
  const open = jobs.filter(({ deadline }) => today === null || !isPast(deadline, today));
  return open.reduce((sum, { vacancies }) => sum + vacancies, 0);
}

/** Days since 1970. Dates are read as UTC, where no daylight saving makes a day shorter or longer. */
function dayNumber(iso: string): number {
  return Date.parse(iso) / 86_400_000;
}
