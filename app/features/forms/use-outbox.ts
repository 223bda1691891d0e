import { useEffect, useState } from 'react';
import type { Answer } from './outbox-engine.ts';
import type { Entry } from './outbox-rules.ts';
import { outbox } from './outbox.ts';

/** `again` is after a vain 'Try again'; the last two say so for a moment and go. */
export type Unsent = { entry: Entry; state: 'unsent' | 'sending' | 'again' | 'sent' | 'discarded' };

/** Sends what earlier visits left, and gives what has not got through in this one either, with what its visitor can do about it. */
export function useOutbox() {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);

  useEffect(() => {
    const stop = outbox.watch((id, outcome) => setUnsent((before) => afterReport(before, outbox.reportable(), id, outcome)));
    void outbox.resume().then(() => setUnsent((before) => withReportable(before, outbox.reportable())));
    return stop;
  }, []);

  function mark({ id }: Entry, state: Unsent['state']) {
    setUnsent((before) => before.map((item) => (item.entry.id === id ? { ...item, state } : item)));
  }

  return {
    unsent,
    tryAgain: (entry: Entry) => {
      mark(entry, 'sending');
      void outbox.send(entry.id);
    },
    discard: (entry: Entry) => {
      mark(entry, 'discarded');
      void outbox.discard(entry.id);
    },
    restore: (entry: Entry) => {
      mark(entry, 'unsent');
      void outbox.restore(entry);
    },
    /** Takes one off the list whose news has been reportable. */
    settle: ({ id }: Entry) => {
      setUnsent((before) => before.filter(({ entry }) => entry.id !== id));
    },
  };
}

/** The list after an attempt: good news and what was discarded stay in it until settled, what another page has dealt with goes. */
export function afterReport(before: readonly Unsent[], reportable: readonly Entry[], id: string, outcome: Answer['outcome']): Unsent[] {
  const items = before.flatMap((item): Unsent[] => {
    if (item.entry.id !== id || item.state === 'discarded') return [item];
    if (outcome === 'gone') return [];
    if (outcome === 'sent') return [{ ...item, state: 'sent' }];
    return [{ ...item, state: item.state === 'sending' ? 'again' : item.state }];
  });
  return withReportable(items, reportable);
}

function withReportable(items: readonly Unsent[], reportable: readonly Entry[]): Unsent[] {
  const added = reportable.filter(({ id }) => items.every((item) => item.entry.id !== id));
  return [...items, ...added.map((entry): Unsent => ({ entry, state: 'unsent' }))];
}
