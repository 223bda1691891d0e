const probe = 'storage-lasts';

/** Whether what the app stores is still there at the next visit: not when the browser forbids storage or has no room left. */
export function storageLasts(): boolean {
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
