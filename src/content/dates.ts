/** Dates as the specification writes them: month-day-year such as 10-20-24, always in the years 2000 to 2099. */

/** The date as `2024-10-20`, which can be sorted as text. Undefined when the format is wrong or there is no such day. */
export function parseDate(text: string): string | undefined {
  const parts = /^(\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (!parts) return undefined;
  const [, month, day, year] = parts;
  const iso = `20${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** The same of a day that its schema has checked. */
export function isoDate(date: string): string {
  return parseDate(date) ?? '';
}
