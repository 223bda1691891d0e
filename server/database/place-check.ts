/**
 * Notices that the file of an open inbox is no longer the one at its path. SQLite does not: it goes on writing to a file that
 * was deleted or moved away, and what is in there is gone when the server stops.
 */
import { statSync } from 'node:fs';

/** With what is not in the file itself yet, and what keeps the processes that use it apart. They exist as long as it is open. */
const suffixes = ['', '-wal', '-shm'];

/**
 * Remembers the files of an inbox that was just opened. The function that it gives throws when one of them is gone or is
 * another file now, and no longer throws when the same files are back. It cannot see that one was overwritten (`cp x inbox.sqlite`).
 */
export function createPlaceCheck(inbox: string): () => void {
  const opened = suffixes.map((suffix) => ({ file: inbox + suffix, identity: identityOf(inbox + suffix) }));
  return () => {
    for (const { file, identity } of opened) {
      const found = identityOf(file);
      if (found === identity) continue;
      const what = found === undefined ? 'was deleted or moved away' : 'was replaced by another file';
      throw new Error(
        `${file} ${what} while the server ran: nothing is stored until the server is restarted. docs/deployment.md says what to save before`,
      );
    }
  };
}

/** Device and inode: no other file has both as long as this one is open. They are larger than what a number holds exactly. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
