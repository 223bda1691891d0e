/** `days` from 0, Sunday; `opens` and `closes` in minutes after midnight. */
export type OfficeHours = { days: number[]; opens: number; closes: number };

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minute = 60_000;
const day = 24 * 60 * minute;
/** The first day of 1970 was a Thursday. */
const firstWeekday = 4;

/**
 * Office hours as readers see them, 'Sun-Fri 09:00AM-08:00PM'. Throws for a text of another form, since visitors and search
 * engines would be told wrong hours.
 */
export function readOfficeHours(text: string): OfficeHours {
  const [, first = '', last = '', opens, closes] = /^(\w{3})-(\w{3}) (\d\d:\d\d[AP]M)-(\d\d:\d\d[AP]M)$/.exec(text) ?? [];
  const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
  if (from < 0 || to < 0 || opens === undefined || closes === undefined) {
    throw new Error(`content/company.json: officeHours is '${text}', expected a text such as 'Sun-Fri 09:00AM-08:00PM'`);
  }
  const count = ((to - from + dayNames.length) % dayNames.length) + 1;
  const days = Array.from({ length: count }, (_, i) => (from + i) % dayNames.length);
  return { days, opens: minutesOf(opens), closes: minutesOf(closes) };
}

/** How far a clock is ahead of UTC, in minutes: '+06:00' is 360. */
export function minutesAhead(utcOffset: string): number {
  const [hours = '', minutes = ''] = utcOffset.slice(1).split(':');
  return (utcOffset.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Until when a person has answered a message: when the office has been open for one working day since then. Every day with
 * office hours is one, Friday too (content/facts.yaml). What comes in the open office is answered by the same time of the next
 * working day; what comes outside its hours, by the end of it.
 *
 * @param received - milliseconds since 1970; the result is too
 * @param ahead - how far the office's clock is ahead of UTC, in minutes
 */
export function answerBy(received: number, { days, opens, closes }: OfficeHours, ahead: number): number {
  let remaining = (closes - opens) * minute;
  const local = received + ahead * minute;
  for (let midnight = Math.floor(local / day) * day; ; midnight += day) {
    if (!days.includes((midnight / day + firstWeekday) % 7)) continue;
    const from = Math.max(local, midnight + opens * minute);
    const open = midnight + closes * minute - from;
    if (open >= remaining) return from + remaining - ahead * minute;
    remaining -= Math.max(open, 0);
  }
}

/**
 * Whether the office is open, and when that changes next.
 *
 * @param now - milliseconds since 1970; so is `changes`
 * @param ahead - how far the office's clock is ahead of UTC, in minutes
 */
export function openAt(now: number, { days, opens, closes }: OfficeHours, ahead: number): { isOpen: boolean; changes: number } {
  const local = now + ahead * minute;
  for (let midnight = Math.floor(local / day) * day; ; midnight += day) {
    const [from, to] = [midnight + opens * minute, midnight + closes * minute];
    if (!days.includes((midnight / day + firstWeekday) % 7) || local >= to) continue;
    const isOpen = local >= from;
    return { isOpen, changes: (isOpen ? to : from) - ahead * minute };
  }
}

/** '08:00PM' is 1200, '12:30AM' is 30. */
function minutesOf(time: string): number {
  const [hours = '', minutes = ''] = time.split(':');
  return ((Number(hours) % 12) + (time.endsWith('PM') ? 12 : 0)) * 60 + Number(minutes.slice(0, 2));
}
