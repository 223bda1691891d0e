/** Dates of the specification: month-day-year text such as 10-20-24, in the twenty-first century. */

/** The day as `2024-10-20`, which also sorts; undefined when the text is not a real day written so. */
export function parseDate(text: string): string | undefined {
  const parts = /^(\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (!parts) return undefined;
  const [, month, day, year] = parts;
  const iso = `20${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
