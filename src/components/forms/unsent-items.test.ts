import { expect, test } from 'vitest';
import { newEntry } from './outbox-rules.ts';
import { afterOutcome, type NoticeItem } from './unsent-items.ts';

const entry = newEntry('quote', { name: 'Rina' }, 0);
const other = newEntry('contact', { name: 'Karim' }, 1);
const item = (state: NoticeItem['state']): NoticeItem => ({ entry, state });

test('an entry that is sent while it is shown says so instead of disappearing', () => {
  expect(afterOutcome([item('unsent')], [], entry.id, 'sent')).toEqual([item('sent')]);
  expect(afterOutcome([item('discarded')], [], entry.id, 'sent')).toEqual([item('sent')]);
  expect(afterOutcome([item('sent')], [], entry.id, 'gone')).toEqual([item('sent')]);
});

test('a failed attempt is shown when the visitor asked for it, and not when it ran in the background', () => {
  expect(afterOutcome([item('sending')], [entry], entry.id, 'failed')).toEqual([item('failedAgain')]);
  expect(afterOutcome([item('unsent')], [entry], entry.id, 'busy')).toEqual([item('unsent')]);
});

test('an entry that another tab has sent disappears, one that was discarded here stays until it is dismissed', () => {
  expect(afterOutcome([item('unsent')], [], entry.id, 'gone')).toEqual([]);
  expect(afterOutcome([item('discarded')], [], entry.id, 'gone')).toEqual([item('discarded')]);
});

test('an entry joins the list when this visit has tried it without success', () => {
  expect(afterOutcome([item('unsent')], [entry, other], other.id, 'failed')).toEqual([item('unsent'), { entry: other, state: 'unsent' }]);
});
