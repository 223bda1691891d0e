import { type ComponentProps, useEffect, useState } from 'react';
import { mayHaveUnsent } from './outbox-presence.ts';
import type { UnsentNotice } from './unsent-notice.tsx';

/**
 * A small notice about a message that an earlier visit could not send; it also keeps retrying (decisions section 6). The
 * layout renders it once. Its code loads only when something may be unsent.
 */
export function OutboxNotice(props: ComponentProps<typeof UnsentNotice>) {
  const [Notice, setNotice] = useState<typeof UnsentNotice>();

  useEffect(() => {
    let unmounted = false;
    async function load() {
      if (!(await mayHaveUnsent())) return;
      const notice = await import('./unsent-notice.tsx');
      if (!unmounted) setNotice(() => notice.UnsentNotice);
    }
    load().catch(() => {
      // The connection that could not send the message may not load this code either: the next visit tries again.
    });
    return () => void (unmounted = true);
  }, []);

  return Notice && <Notice {...props} />;
}
