/** Faults of a browser's storage. Each function runs in the page, so it uses nothing from outside itself. */

/** A storage that is full. */
export function refuseToStore(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** A storage that the browser forbids. */
export function forbidStorage(): void {
  function forbid(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: forbid });
}

/** Items that are no messages beside the outbox's own. */
export function damageStorage(): void {
  localStorage.setItem('outbox:broken', '{"id":');
  localStorage.setItem('outbox:other', '{"id":"other"}');
}
