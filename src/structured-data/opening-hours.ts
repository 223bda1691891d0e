import type { OpeningHoursSpecificationLeaf } from 'schema-dts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * Office hours as readers see them, 'Sun-Fri 09:00AM-08:00PM', as schema.org has them: six days, 09:00 to 20:00. Throws for a
 * text of another form, since a search engine would show wrong hours.
 */
export function openingHours(text: string): OpeningHoursSpecificationLeaf {
  const [, first, last, opens, closes] = /^(\w{3})-(\w{3}) (\d\d:\d\d[AP]M)-(\d\d:\d\d[AP]M)$/.exec(text) ?? [];
  const [from, to] = [first, last].map((name) => days.findIndex((day) => name !== undefined && day.startsWith(name)));
  if (from === undefined || to === undefined || from < 0 || to < 0 || opens === undefined || closes === undefined) {
    throw new Error(`content/site.ts: officeHours is '${text}', expected a text such as 'Sun-Fri 09:00AM-08:00PM'`);
  }
  const count = ((to - from + days.length) % days.length) + 1;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...days, ...days].slice(from, from + count),
    opens: in24Hours(opens),
    closes: in24Hours(closes),
  };
}

/** '08:00PM' is '20:00', '12:30AM' is '00:30'. */
function in24Hours(time: string): string {
  const hours = (Number(time.slice(0, 2)) % 12) + (time.endsWith('PM') ? 12 : 0);
  return `${String(hours).padStart(2, '0')}${time.slice(2, 5)}`;
}
