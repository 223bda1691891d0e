/**
 * What depends on the visitor's day in the pages of the circulars (decisions section 7): the ribbon of a new one, the note
 * beside a passed deadline, and the number of open vacancies.
 */
import type { JobCard } from '#content/entries.ts';
import { isNew, isPast, localDay, openVacancies } from '#components/careers/job-dates.ts';
import { vacancyHeading } from '#components/careers/vacancy-heading.ts';

/** What a heading with the number of open vacancies is made of (src/components/careers/open-vacancies.tsx). */
export type VacancyText = {
  jobs: Pick<JobCard, 'vacancies' | 'deadline'>[];
  numbers: readonly string[];
  text: { one: string; many: string };
};

function showDay(): void {
  const today = localDay(new Date());
  for (const mark of marks('data-new-from')) mark.hidden = !isNew(mark.dataset.newFrom ?? '', today);
  for (const mark of marks('data-past-after')) mark.hidden = !isPast(mark.dataset.pastAfter ?? '', today);
  for (const mark of marks('data-open-vacancies')) {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by the build
    const { jobs, numbers, text }: VacancyText = JSON.parse(mark.dataset.openVacancies ?? '');
    mark.textContent = vacancyHeading(openVacancies(jobs, today), numbers, text);
  }
}

function marks(attribute: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[${attribute}]`);
}

showDay();
// Somebody comes back to the tab on another day.
document.addEventListener('visibilitychange', showDay);
