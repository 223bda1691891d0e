const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An ISO day as '12 Nov 2026', the same in every browser and zone. */
export function shortDate(iso: string): string {
  return format.format(new Date(iso));
}

/** An ISO day as '12 November 2026'. */
export function longDate(iso: string): string {
  return full.format(new Date(iso));
}
