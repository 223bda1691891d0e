/** Faults of a browser's storage. Each function runs in the page, so it uses nothing from outside itself. */

/** A storage that is full. */
export function refuseToStore(): void {
  function refuse(): never {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  }
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
}

/** A storage that the browser forbids. */
export function forbidStorage(): void {
  function forbid(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: forbid });
}

/** Items that are no messages beside the outbox's own, and a database of its name without its table. */
export async function damageStorage(): Promise<void> {
  localStorage.setItem('outbox:broken', '{"id":');
  localStorage.setItem('outbox:other', '{"id":"other"}');
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('outbox').addEventListener('success', () => {
      indexedDB.open('outbox').addEventListener('success', resolve);
    });
  });
}
