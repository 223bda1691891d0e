const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An ISO date as '12 Nov 2026', the same in every browser and time zone. */
export function shortDate(iso: string): string {
  return shortFormat.format(new Date(iso));
}

/** An ISO date as '12 November 2026'. */
export function longDate(iso: string): string {
  return longFormat.format(new Date(iso));
}
