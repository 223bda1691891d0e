import { expect, test } from 'vitest';
import { afterOutcome } from './unsent-notice.ts';

test('a message that is sent while it is shown says so instead of disappearing', () => {
  expect(afterOutcome('unsent', 'sent')).toBe('sent');
  expect(afterOutcome('discarded', 'sent')).toBe('sent');
  expect(afterOutcome('sent', 'gone')).toBe('sent');
});

test('a failed attempt is shown when the visitor asked for it, and not when it ran in the background', () => {
  expect(afterOutcome('sending', 'failed')).toBe('failedAgain');
  expect(afterOutcome('unsent', 'busy')).toBe('unsent');
});

test('a message that another tab has sent disappears, one that was discarded here stays until it is dismissed', () => {
  expect(afterOutcome('unsent', 'gone')).toBeUndefined();
  expect(afterOutcome('discarded', 'gone')).toBe('discarded');
});
