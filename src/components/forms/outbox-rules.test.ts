import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAttempt, belongsInNotice, dueAt, type Entry, outcomeOf, mailtoLink, newEntry, type Outcome } from './outbox-rules.ts';
import { isEntry } from './outbox-storage.ts';

const minutes = 60_000;
const values = { name: 'Rina', message: 'A shop\nfor pickles & chutney' };

/** The times of the attempts while a page stays open and every attempt has this outcome. */
function attempts(entry: Entry, backoffStart: number, until: number, outcome: Outcome): number[] {
  const times: number[] = [];
  let current: Entry | undefined = entry;
  for (let now = backoffStart; current && now <= until;) {
    const due: number = dueAt(current, backoffStart, now);
    if (due > until) break;
    now = due;
    times.push(now);
    current = afterAttempt(current, outcome, backoffStart, now);
  }
  return times;
}

const entries = fc.record({
  id: fc.string(),
  form: fc.constantFrom('quote' as const, 'contact' as const),
  values: fc.dictionary(fc.string(), fc.string()),
  at: fc.nat(),
  tries: fc.nat(40),
  triedAt: fc.nat(),
  refused: fc.boolean(),
});
const unsuccessful = fc.constantFrom<Outcome>('refused', 'busy', 'failed');

test('only a literal success true counts as sent', () => {
  expect(outcomeOf(200, { success: true, message: 'ok' })).toBe('sent');
  for (const answer of [undefined, null, '<!doctype html>', 'true', true, [], {}, { success: 'true' }, { success: 1 }, { ok: true }]) {
    expect(outcomeOf(200, answer)).toBe('failed');
  }
});

test('a refusal is final, unless the service is overloaded or out of order', () => {
  expect(outcomeOf(200, { success: false })).toBe('refused');
  expect(outcomeOf(400, { success: false })).toBe('refused');
  expect(outcomeOf(422, { success: false })).toBe('refused');
  expect(outcomeOf(429, { success: false })).toBe('busy');
  expect(outcomeOf(500, { success: false })).toBe('busy');
  expect(outcomeOf(503, { success: false })).toBe('busy');
});

test('the retry delays are 5 s, 15 s, 1 min, 5 min and then 15 min each', () => {
  const entry = { ...newEntry('quote', values, 0), triedAt: -1 };
  expect(attempts(entry, 0, 60 * minutes, 'failed')).toEqual([0, 5_000, 20_000, 80_000, 380_000, 1_280_000, 2_180_000, 3_080_000]);
});

test('the retry delays start again with each visit', () => {
  const entry = { ...newEntry('quote', values, 0), tries: 30, triedAt: 1000 };
  expect(attempts(entry, 100_000, 130_000, 'busy')).toEqual([100_000, 105_000, 120_000]);
});

test('a new entry is not due at once, so that its form can send it first', () => {
  expect(dueAt(newEntry('quote', values, 10_000), 0, 10_500)).toBe(15_000);
});

test('an entry is due at once when the clock has been set back', () => {
  expect(dueAt({ ...newEntry('quote', values, 0), triedAt: 9_000_000 }, 100, 200)).toBe(200);
});

test('an entry stays stored until it is sent, and attempts do not change what was typed', () => {
  fc.assert(
    fc.property(entries, fc.array(unsuccessful), fc.nat(), (entry, outcomes, backoffStart) => {
      const last = outcomes.reduce<Entry>((stored, outcome, i) => {
        const next = afterAttempt(stored, outcome, backoffStart, stored.triedAt + i);
        if (!next) throw new Error('an entry was removed before it was sent');
        return next;
      }, entry);
      expect(last).toMatchObject({ id: entry.id, form: entry.form, values: entry.values, at: entry.at });
      expect(afterAttempt(last, 'sent', backoffStart, last.triedAt)).toBeUndefined();
    }),
  );
});

test('an entry that is not refused is due within 15 minutes, and never in the past', () => {
  fc.assert(
    fc.property(entries, fc.nat(), fc.nat(), (entry, backoffStart, wait) => {
      const now = Math.max(backoffStart, entry.triedAt) + wait;
      const due = dueAt(entry, backoffStart, now);
      const [earliest, latest] = entry.refused ? [Infinity, Infinity] : [Math.min(now, entry.triedAt + 5000), now + 15 * minutes];
      expect(due).toBeGreaterThanOrEqual(earliest);
      expect(due).toBeLessThanOrEqual(latest);
    }),
  );
});

test('retry delays never get shorter while a page stays open', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const times = attempts({ ...entry, refused: false, triedAt: 0 }, 1, 180 * minutes, 'failed');
      const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
      expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    }),
  );
});

test('the notice shows an entry on a later visit, once that visit has tried too', () => {
  const entry = newEntry('contact', values, 1000);
  expect(belongsInNotice({ ...entry, triedAt: 3000 }, 500, 4000)).toBe(false);
  expect(belongsInNotice(entry, 2000, 4000)).toBe(false);
  expect(belongsInNotice({ ...entry, triedAt: 2500 }, 2000, 4000)).toBe(true);
  expect(belongsInNotice({ ...entry, refused: true }, 2000, 4000)).toBe(true);
});

test('the notice shows an entry that was written before the clock was set back, once this visit has tried it', () => {
  const entry = newEntry('contact', values, 90_000);
  expect(belongsInNotice(entry, 2000, 4000)).toBe(false);
  expect(belongsInNotice({ ...entry, triedAt: 3000 }, 2000, 4000)).toBe(true);
});

test('a stored value counts as an entry only when it has the shape of one', () => {
  fc.assert(fc.property(entries, (entry) => isEntry(JSON.parse(JSON.stringify(entry)))));
  fc.assert(fc.property(fc.anything(), (value) => !isEntry(value)));
  const entry = newEntry('quote', values, 0);
  expect([null, 'x', {}, { ...entry, form: 'toString' }, { ...entry, values: { name: 1 } }, { ...entry, at: '0' }].some(isEntry)).toBe(
    false,
  );
});

test('the e-mail contains each filled field after its label', () => {
  const entry = newEntry('quote', { ...values, service: '' }, 0);
  const link = new URL(
    mailtoLink('hello@agency.example', 'Quote request', { name: 'Name', message: 'Message', service: 'Service' }, entry),
  );
  expect(link.protocol + link.pathname).toBe('mailto:hello@agency.example');
  expect(link.searchParams.get('subject')).toBe('Quote request');
  expect(link.searchParams.get('body')).toBe('Name: Rina\r\n\r\nMessage: A shop\r\nfor pickles & chutney');
});

test('the e-mail contains every text completely', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
      (text) => {
        const body = new URL(mailtoLink('a@b.example', 's', {}, newEntry('contact', { message: text }, 0))).searchParams.get('body');
        expect(body).toBe(`message: ${text}`.replaceAll(/\r?\n/g, '\r\n'));
      },
    ),
  );
});
