import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsOn, lastWeek, localDay, newPeriod, openVacancies } from './job-dates.ts';

const isNew = (published: string, today: string) => holdsOn(newPeriod(published), today);

test('a job is new on its day and for seven days after it', () => {
  const published = '2026-11-16';
  const ages = ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23', '2026-11-24'].map((today) => isNew(published, today));
  expect(ages).toEqual([false, true, true, true, false]);
});

test('the last week of a job ends with its deadline', () => {
  const days = ['2026-12-23', '2026-12-24', '2026-12-31', '2027-01-01'];
  expect(days.map((today) => holdsOn(lastWeek('2026-12-31'), today))).toEqual([false, true, true, false]);
});

test('days are counted correctly across month ends, leap days and changes to daylight saving', () => {
  expect(isNew('2028-02-25', '2028-03-03')).toBe(true);
  expect(isNew('2028-02-25', '2028-03-04')).toBe(false);
  expect(isNew('2026-12-28', '2027-01-04')).toBe(true);
  expect(isNew('2026-10-22', '2026-10-29')).toBe(true);
});

test('any job is new on exactly eight days', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      const iso = (offset: number) => new Date(day.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
      const offsets = Array.from({ length: 41 }, (_, i) => i - 20);
      expect(offsets.filter((offset) => isNew(iso(0), iso(offset)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }),
  );
});

test('what is for the time after a deadline begins on the day after it', () => {
  const passed = { after: '2026-11-30' };
  expect(['2026-11-30', '2026-12-01', '2027-01-01'].map((day) => holdsOn(passed, day))).toEqual([false, true, true]);
});

test('on each day exactly one number of open vacancies holds: that of the jobs whose deadline is not past', () => {
  const jobs = [
    { vacancies: 3, deadline: '2026-12-20' },
    { vacancies: 2, deadline: '2026-11-30' },
    { vacancies: 1, deadline: '2026-12-20' },
  ];
  const counts = (day: string) => openVacancies(jobs).flatMap(({ count, ...period }) => (holdsOn(period, day) ? [count] : []));
  expect(['2026-01-01', '2026-11-30', '2026-12-01', '2026-12-20', '2026-12-21'].map(counts)).toEqual([[6], [6], [4], [4], [0]]);
  expect(openVacancies([])).toEqual([{ count: 0 }]);
});

test('the day is that of the visitor’s own clock', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
});
