import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file under another name until it is complete: a build that is cut off leaves no half of it, and two that write it at once,
 * or two entries with the same picture in one build, do not disturb each other.
 */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const part = `${file}-${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
