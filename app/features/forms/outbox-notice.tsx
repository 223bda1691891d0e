import { type ComponentProps, useEffect, useState } from 'react';
import { mayHoldUnsent } from './outbox-presence.ts';
import type { UnsentNotice } from './unsent-notice.tsx';

/**
 * Tells a visitor discreetly of a message that an earlier visit could not send, and keeps trying (decisions section 6). The
 * layout places it once. Everything behind it loads only where something may be waiting.
 */
export function OutboxNotice(props: ComponentProps<typeof UnsentNotice>) {
  const [Notice, setNotice] = useState<typeof UnsentNotice>();

  useEffect(() => {
    let left = false;
    async function load() {
      if (!(await mayHoldUnsent())) return;
      const notice = await import('./unsent-notice.tsx');
      if (!left) setNotice(() => notice.UnsentNotice);
    }
    load().catch(() => {
      // Without the line that the notice is about, its code may not load either: the next visit tries again.
    });
    return () => void (left = true);
  }, []);

  return Notice && <Notice {...props} />;
}
