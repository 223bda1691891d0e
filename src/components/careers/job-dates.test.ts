import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNew, isPast, localDay, openVacancies } from './job-dates.ts';

test('a circular is new on its day and for seven days after it', () => {
  const published = '2026-11-16';
  const ages = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23', '2026-11-24'].map((today) => isNew(published, today));
  expect(ages).toEqual([false, true, true, true, false]);
});

test('days are counted correctly across month ends, leap days and changes to daylight saving', () => {
  expect(isNew('2028-02-25', '2028-03-03')).toBe(true);
  expect(isNew('2028-02-25', '2028-03-04')).toBe(false);
  expect(isNew('2026-12-28', '2027-01-04')).toBe(true);
  expect(isNew('2026-10-22', '2026-10-29')).toBe(true);
});

test('any circular is new on exactly eight days', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const iso = (offset: number) => new Date(day.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
      const offsets = Array.from({ length: 41 }, (_, i) => i - 20);
      expect(offsets.filter((offset) => isNew(iso(0), iso(offset)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }),
  );
});

test('a deadline is past from the day after it', () => {
  expect(['2026-11-30', '2026-12-01', '2027-01-01'].map((today) => isPast('2026-11-30', today))).toEqual([false, true, true]);
});

test('only vacancies whose deadline is not past are open; before the day is known, all are', () => {
  const jobs = [
    { vacancies: 2, deadline: '2026-11-30' },
    { vacancies: 3, deadline: '2026-12-20' },
  ];
  expect([null, '2026-11-30', '2026-12-01', '2026-12-21'].map((today) => openVacancies(jobs, today))).toEqual([5, 5, 3, 0]);
});

test('the day is that of the visitor’s own clock', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
});
