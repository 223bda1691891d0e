/** Not from Intl.DateTimeFormat: two of them take a slow phone 100 ms to make, and browsers differ in 'Sep' and 'Sept'. */
const months = 'January February March April May June July August September October November December'.split(' ');

/** An ISO date as '12 Nov 2026', the same in every browser and time zone. */
export function shortDate(iso: string): string {
  return dayMonthYear(iso, (month) => month.slice(0, month === 'September' ? 4 : 3));
}

/** The beginning of an ISO date as a point in time: '2026-11-12T00:00:00+06:00'. `utcOffset` is hours and minutes, such as '+06:00'. */
export function startOfDay(iso: string, utcOffset: string): string {
  return `${iso}T00:00:00${utcOffset}`;
}

/** An ISO date as '12 November 2026'. */
export function longDate(iso: string): string {
  return dayMonthYear(iso, (month) => month);
}

function dayMonthYear(iso: string, nameOf: (month: string) => string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${nameOf(months[Number(month) - 1] ?? '')} ${year}`;
}
