import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '../reason.ts';

/**
 * Makes a folder that only its owner can read, and those above it that are missing.
 *
 * One after the other: `recursive` of Node 24 never ends below /proc, and on a read-only disk it gives a wrong reason.
 * @throws Error with the folder that cannot be made.
 */
export function makeFolder(folder: string): void {
  const parent = dirname(folder);
  // The root of a drive is its own parent.
  if (parent !== folder && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Also when another server has made it at this moment.
    if (existsSync(folder) && statSync(folder).isDirectory()) return;
    const message = `the folder ${folder} cannot be made: ${reasonOf(error)}; choose one in a place where this user may write`;
    throw new Error(message, { cause: error });
  }
}
