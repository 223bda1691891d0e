import type { HookSelector } from '#lib/data-attributes.ts';
import { holdsOn, localDay } from '#components/jobs/job-dates.ts';

/**
 * Shows what holds on the visitor's day: an element with `data-after` is for the time after that day, one with `data-until` for
 * the time up to it. The build cannot know the day (decisions section 7).
 */
function showByDay(): void {
  const today = localDay(new Date());
  for (const element of document.querySelectorAll<HTMLElement>(
    `${'[data-after]' satisfies HookSelector}, ${'[data-until]' satisfies HookSelector}`,
  )) {
    const { after, until } = element.dataset;
    element.hidden = !holdsOn({ after, until }, today);
  }
}

showByDay();
// A tab that was left open until another day.
document.addEventListener('visibilitychange', showByDay);
