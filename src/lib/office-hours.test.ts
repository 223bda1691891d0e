import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerBy, minutesAhead, type OfficeHours, openAt, readOfficeHours } from './office-hours.ts';

const hours = readOfficeHours('Sun-Fri 09:00AM-08:00PM');

test('reads days and times as readers see them', () => {
  expect(hours).toEqual({ days: [0, 1, 2, 3, 4, 5], opens: 540, closes: 1200 });
  expect(readOfficeHours('Sat-Thu 12:30AM-12:15PM')).toEqual({ days: [6, 0, 1, 2, 3, 4], opens: 30, closes: 735 });
  expect(() => readOfficeHours('by appointment')).toThrow("officeHours is 'by appointment'");
  expect([minutesAhead('+06:00'), minutesAhead('-03:30')]).toEqual([360, -210]);
});

// 28 November 2026 is a Saturday.
test.each([
  ['in the open office: the same time of the next working day', 'Tue 24 Nov 2026 14:02', 'Wed 25 Nov 2026 14:02'],
  ['on a Thursday: Friday counts', 'Thu 26 Nov 2026 14:02', 'Fri 27 Nov 2026 14:02'],
  ['on a Friday: Saturday does not', 'Fri 27 Nov 2026 14:02', 'Sun 29 Nov 2026 14:02'],
  ['on a Saturday: by the end of Sunday', 'Sat 28 Nov 2026 11:00', 'Sun 29 Nov 2026 20:00'],
  ['at night: by the end of the next working day', 'Fri 27 Nov 2026 23:30', 'Sun 29 Nov 2026 20:00'],
  ['before the office opens: by the end of that day', 'Mon 23 Nov 2026 07:15', 'Mon 23 Nov 2026 20:00'],
  ['in the minute in which it opens', 'Mon 23 Nov 2026 09:00', 'Mon 23 Nov 2026 20:00'],
  ['in the minute in which it closes', 'Mon 23 Nov 2026 20:00', 'Tue 24 Nov 2026 20:00'],
])('a message %s', (_when, received, answered) => {
  const at = (text: string) => Date.parse(`${text} GMT+0600`);
  expect(new Date(answerBy(at(received), hours, 360))).toEqual(new Date(at(answered)));
});

test.each([
  ['Fri 27 Nov 2026 19:59', true, 'Fri 27 Nov 2026 20:00'],
  ['Fri 27 Nov 2026 20:00', false, 'Sun 29 Nov 2026 09:00'],
  ['Sat 28 Nov 2026 12:00', false, 'Sun 29 Nov 2026 09:00'],
  ['Mon 23 Nov 2026 08:59', false, 'Mon 23 Nov 2026 09:00'],
  ['Mon 23 Nov 2026 09:00', true, 'Mon 23 Nov 2026 20:00'],
])('at %s the office is open: %s, until %s', (now, isOpen, changes) => {
  const at = (text: string) => Date.parse(`${text} GMT+0600`);
  expect(openAt(at(now), hours, 360)).toEqual({ isOpen, changes: at(changes) });
});

test('an answer comes while the office is open, within the longest weekend, and later messages are not answered earlier', () => {
  const anyHours = fc
    .record({
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      opens: fc.nat(1000),
      open: fc.integer({ min: 1, max: 400 }),
    })
    .map(({ days, opens, open }): OfficeHours => ({ days, opens, closes: opens + open }));
  const time = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(anyHours, time, fc.nat(1e9), fc.integer({ min: -720, max: 840 }), (open, at, later, ahead) => {
      const answer = answerBy(at, open, ahead);
      const local = new Date(answer + ahead * 60_000);
      const minutes = (answer + ahead * 60_000 - local.setUTCHours(0, 0, 0, 0)) / 60_000;
      expect(open.days).toContain(local.getUTCDay());
      expect(minutes).toBeGreaterThanOrEqual(open.opens);
      expect(minutes).toBeLessThanOrEqual(open.closes);
      expect(answer).toBeGreaterThan(at);
      expect(answer - at).toBeLessThanOrEqual(8 * 24 * 60 * 60_000);
      expect(answerBy(at + later, open, ahead)).toBeGreaterThanOrEqual(answer);
    }),
  );
});
