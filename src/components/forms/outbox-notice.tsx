import { type ComponentProps, useEffect, useState } from 'react';
import { mayHaveUnsent } from './outbox-presence.ts';
import type { UnsentNotice } from './unsent-notice.tsx';

/** Milliseconds after which the notice's code is asked for again when it did not load. */
const retryDelay = 60_000;

/**
 * A small notice about a message that an earlier visit could not send; it also keeps retrying (decisions section 6). The
 * layout renders it once. Its code loads only when something may be unsent.
 */
export function OutboxNotice(props: ComponentProps<typeof UnsentNotice>) {
  const [Notice, setNotice] = useState<typeof UnsentNotice>();

  useEffect(() => {
    const unmount = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      clearTimeout(timer);
      if (!(await mayHaveUnsent())) return;
      try {
        const notice = await import('./unsent-notice.tsx');
        setNotice(() => notice.UnsentNotice);
        unmount.abort();
      } catch {
        // The connection that could not send the message may not load this code either.
        if (!unmount.signal.aborted) timer = setTimeout(() => void load(), retryDelay);
      }
    }
    addEventListener('online', () => void load(), { signal: unmount.signal });
    void load();
    return () => {
      clearTimeout(timer);
      unmount.abort();
    };
  }, []);

  return Notice && <Notice {...props} />;
}
