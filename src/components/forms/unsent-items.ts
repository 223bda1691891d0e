import type { SendResult } from './outbox.ts';
import type { Entry } from './outbox-rules.ts';

/**
 * A line of the notice. `failedAgain` follows a 'Try again' without success; `sent` and `discarded` show for a moment before
 * the line disappears.
 */
export type NoticeItem = { entry: Entry; state: 'unsent' | 'sending' | 'failedAgain' | 'sent' | 'discarded' };

/**
 * The lines after an outcome. A sent or discarded one stays until it is dismissed; one that another tab has sent or discarded goes
 * at once. One that was on its way when it was discarded is sent.
 */
export function afterOutcome(
  before: readonly NoticeItem[],
  noticeEntries: readonly Entry[],
  id: string,
  outcome: SendResult['outcome'],
): NoticeItem[] {
  const items = before.flatMap((item): NoticeItem[] => {
    if (item.entry.id !== id) return [item];
    if (outcome === 'sent') return [{ ...item, state: 'sent' }];
    if (item.state === 'discarded' || item.state === 'sent') return [item];
    if (outcome === 'gone') return [];
    return [{ ...item, state: item.state === 'sending' ? 'failedAgain' : item.state }];
  });
  const added = noticeEntries.filter((entry) => items.every((item) => item.entry.id !== entry.id));
  return [...items, ...unsentItems(added)];
}

export function unsentItems(entries: readonly Entry[]): NoticeItem[] {
  return entries.map((entry) => ({ entry, state: 'unsent' }));
}
