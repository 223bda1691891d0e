import { newJobDays } from '#content/constants.ts';

/** The visitor's own day as an ISO date, whatever day it is in Dhaka. */
export function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether a circular carries the ribbon: published today or up to seven days ago (specification section 9; decisions section 7). */
export function isNew(published: string, today: string): boolean {
  const age = dayNumber(today) - dayNumber(published);
  return age >= 0 && age <= newJobDays;
}

/** Whether a deadline is over. On its own day one may still apply. */
export function isPast(deadline: string, today: string): boolean {
  return deadline < today;
}

/** Whole days since 1970: both days are read as UTC, so that no change of clocks can make one shorter. */
function dayNumber(iso: string): number {
  return Date.parse(iso) / 86_400_000;
}
