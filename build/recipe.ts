/** Digests of what decides about a file. A build keeps what it has made under them, and the next one finds it while they are the same. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Of the contents of all files that these patterns find. */
export function digestOfFiles(patterns: readonly string[]): string {
  return digest(
    globSync(patterns)
      .toSorted()
      .map((file) => digest(readFileSync(file)))
      .join(),
  );
}
