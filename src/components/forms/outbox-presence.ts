/** An item of localStorage with this prefix is a submission that the service does not have yet (outbox-storage.ts). */
export const keyPrefix = 'outbox:';

/** Whether something may be unsent. Every page asks, and one that finds nothing loads nothing more of the outbox. */
export function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyPrefix));
  } catch {
    // A browser that forbids storage has nothing of an earlier page.
    return false;
  }
}
