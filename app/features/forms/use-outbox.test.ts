import { expect, test } from 'vitest';
import { newEntry } from './outbox-rules.ts';
import { afterReport, type Unsent } from './use-outbox.ts';

const entry = newEntry('quote', { name: 'Rina' }, 0);
const other = newEntry('contact', { name: 'Karim' }, 1);
const item = (state: Unsent['state']): Unsent => ({ entry, state });

test('what gets through while it is shown says so instead of vanishing', () => {
  expect(afterReport([item('unsent')], [], entry.id, 'sent')).toEqual([item('sent')]);
});

test('a vain try that the visitor asked for says so, one in the background does not', () => {
  expect(afterReport([item('sending')], [entry], entry.id, 'failed')).toEqual([item('again')]);
  expect(afterReport([item('unsent')], [entry], entry.id, 'busy')).toEqual([item('unsent')]);
});

test('what another page has dealt with goes, what was discarded here stays until its noticeTime is over', () => {
  expect(afterReport([item('unsent')], [], entry.id, 'gone')).toEqual([]);
  expect(afterReport([item('discarded')], [], entry.id, 'gone')).toEqual([item('discarded')]);
});

test('an entry joins the list when this visit has tried it in vain', () => {
  expect(afterReport([item('unsent')], [entry, other], other.id, 'failed')).toEqual([item('unsent'), { entry: other, state: 'unsent' }]);
});
