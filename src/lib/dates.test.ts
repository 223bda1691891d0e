import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longDate, shortDate } from './dates.ts';

test('a date is written as British English writes it', () => {
  expect(shortDate('2026-09-02')).toBe('2 Sept 2026');
  expect(longDate('2026-09-02')).toBe('2 September 2026');
  const day = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const format = (month: 'short' | 'long') =>
        new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(date);
      expect([shortDate(iso), longDate(iso)]).toEqual([format('short'), format('long')]);
    }),
  );
});
