import { hasUnsent } from '#components/forms/outbox-storage.ts';
import { whenShown } from '#lib/when-shown.ts';

let asked = false;
let told = false;

/**
 * Sends what earlier pages could not send, and tells the visitor of what does not get through now either. The outbox comes only
 * where something is unsent, and the notice only where something is left to say; what does not load, because the connection is
 * still away, comes later.
 */
async function resumeUnsent(): Promise<void> {
  if (asked || !hasUnsent()) return;
  asked = true;
  try {
    const { outbox } = await import('#components/forms/outbox.ts');
    const tell = async () => {
      if (told || outbox.noticeEntries().length === 0) return;
      told = true;
      try {
        const [{ showUnsentNotice }, { site }] = await Promise.all([
          import('#components/forms/unsent-notice.ts'),
          import('#content/site.ts'),
        ]);
        showUnsentNotice(site.email);
      } catch {
        told = false;
      }
    };
    outbox.subscribe(() => void tell());
    outbox.resume();
    await tell();
  } catch {
    asked = false;
  }
}

addEventListener('online', () => void resumeUnsent());
whenShown(() => void resumeUnsent());
