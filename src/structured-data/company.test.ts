import { expect, test } from 'vitest';
import { openingHours } from './company.ts';

test('hours are days of the week and times of 24 hours', () => {
  expect(openingHours('Sun-Fri 09:00AM-08:00PM')).toMatchObject({
    dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '20:00',
  });
});

test('a week may go over its end, and noon and midnight are twelve', () => {
  expect(openingHours('Sat-Sun 12:30AM-12:00PM')).toMatchObject({ dayOfWeek: ['Saturday', 'Sunday'], opens: '00:30', closes: '12:00' });
  expect(openingHours('Mon-Mon 01:00PM-11:59PM')).toMatchObject({ dayOfWeek: ['Monday'], opens: '13:00', closes: '23:59' });
});

test.each(['', '9 to 5', 'Sun-Fri 09:00-20:00', 'Son-Fre 09:00AM-08:00PM'])('%j is refused', (text) => {
  expect(() => openingHours(text)).toThrow('officeHours');
});
