export const databaseName = 'outbox';
export const keyPrefix = 'outbox:';

/** Whether something may lie in the outbox. Cheap, so that a visitor who never wrote anything never loads the outbox for it. */
export async function mayHoldUnsent(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(keyPrefix))) return true;
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}
