import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import { readOfficeHours } from '#lib/office-hours.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Office hours as readers see them, 'Sun-Fri 09:00AM-08:00PM', as schema.org has them: six days, 09:00 to 20:00. */
export function openingHours(text: string): OpeningHoursSpecificationLeaf {
  const { days: open, opens, closes } = readOfficeHours(text);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.flatMap((day) => days[day] ?? []),
    opens: in24Hours(opens),
    closes: in24Hours(closes),
  };
}

/** 1200 minutes after midnight are '20:00', 30 are '00:30'. */
function in24Hours(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
