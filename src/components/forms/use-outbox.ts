import { useEffect, useState } from 'react';
import type { SendResult } from './outbox-engine.ts';
import type { Entry } from './outbox-rules.ts';
import { outbox } from './outbox.ts';

/**
 * A line of the notice. `failedAgain` follows a 'Try again' without success; `sent` and `discarded` show for a moment before
 * the line disappears.
 */
export type NoticeItem = { entry: Entry; state: 'unsent' | 'sending' | 'failedAgain' | 'sent' | 'discarded' };

/** Retries what earlier visits left. Gives the entries that this visit could not send either, and what the visitor can do with them. */
export function useOutbox() {
  const [items, setItems] = useState<readonly NoticeItem[]>([]);

  useEffect(() => {
    const unsubscribe = outbox.subscribe((id, outcome) => setItems((before) => afterOutcome(before, outbox.noticeEntries(), id, outcome)));
    void outbox.resume().then(() => setItems((before) => withNewEntries(before, outbox.noticeEntries())));
    return unsubscribe;
  }, []);

  function setItemState({ id }: Entry, state: NoticeItem['state']) {
    setItems((before) => before.map((item) => (item.entry.id === id ? { ...item, state } : item)));
  }

  return {
    items,
    tryAgain: (entry: Entry) => {
      setItemState(entry, 'sending');
      void outbox.send(entry.id);
    },
    discard: (entry: Entry) => {
      setItemState(entry, 'discarded');
      void outbox.discard(entry.id);
    },
    restore: (entry: Entry) => {
      setItemState(entry, 'unsent');
      void outbox.restore(entry.id);
    },
    /** Takes the line of a sent or discarded entry off the notice. */
    dismiss: ({ id }: Entry) => {
      setItems((before) => before.filter(({ entry }) => entry.id !== id));
    },
  };
}

/**
 * The items after an outcome. A sent or discarded one stays until it is dismissed; one that another tab has sent or discarded goes
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
  return withNewEntries(items, noticeEntries);
}

function withNewEntries(items: readonly NoticeItem[], noticeEntries: readonly Entry[]): NoticeItem[] {
  const added = noticeEntries.filter(({ id }) => items.every((item) => item.entry.id !== id));
  return [...items, ...added.map((entry): NoticeItem => ({ entry, state: 'unsent' }))];
}
