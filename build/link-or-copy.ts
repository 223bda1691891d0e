import { copyFileSync, linkSync } from 'node:fs';

/**
 * Gives a file that never changes one more name, which takes no time and no room. Where that is not possible, as from one file
 * system to another, it is copied. It does not wait in turns, because a site has a hundred thousand such files.
 */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
