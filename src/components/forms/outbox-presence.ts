export const databaseName = 'outbox';
export const keyPrefix = 'outbox:';

/** Whether the outbox may contain something. Cheap, so that a visitor who never sent a form does not load the outbox's code. */
export async function mayHaveUnsent(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(keyPrefix))) return true;
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}
