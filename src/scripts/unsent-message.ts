import { hasUnsent } from '#components/forms/outbox-storage.ts';
import { whenShown } from '#lib/when-shown.ts';

let asked = false;

/**
 * Retries what earlier pages could not send, and tells the visitor. The code comes only where something
 * is unsent; when the connection that could not send it does not load the code either, it comes later.
 */
async function showUnsent(): Promise<void> {
  if (asked || !hasUnsent()) return;
  asked = true;
  try {
    const [{ showUnsentNotice }, { site }] = await Promise.all([import('#components/forms/unsent-notice.tsx'), import('#content/site.ts')]);
    showUnsentNotice(site.email);
  } catch {
    asked = false;
  }
}

addEventListener('online', () => void showUnsent());
whenShown(() => void showUnsent());
