/** Writes the inbox into a new file for its owner only: never over another one, and never half of it. */
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/database.ts';
import { openFile } from '../database/sqlite.ts';
import { reasonOf, UsageError } from '../errors.ts';
import { copyInbox } from './copy-inbox.ts';
import { createInboxAdmin } from './inbox-admin.ts';

/** Under another name until it is complete, so that half a backup is never taken for one. Gives how many messages it has. */
export async function writeBackup(database: Database, file: string): Promise<number> {
  if (existsSync(file)) throw existsAlready(file);
  const partial = `${file}.partial`;
  try {
    writeFileSync(partial, '', { mode: 0o600 });
    const count = await fill(partial, database);
    renameSync(partial, file);
    return count;
  } catch (error) {
    throw cannotWrite(file, error);
  } finally {
    removeIfThere(partial);
  }
}

async function fill(file: string, database: Database): Promise<number> {
  await database.snapshot?.(file);
  const copy = openFile(file);
  try {
    return database.snapshot ? await createInboxAdmin(copy).countAll() : await copyInbox(database, copy);
  } finally {
    await copy.close();
  }
}

export async function writeExport(file: string, text: AsyncIterable<string>): Promise<void> {
  try {
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    // A text that fails at once would be reported before the file is there, and the file would be left behind.
    await once(output, 'open');
    await pipeline(text, output);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw existsAlready(file);
    // Half an export is never taken for one.
    removeIfThere(file);
    throw cannotWrite(file, error);
  }
}

/** `force` of `rmSync` would throw where the folder is a file, and so hide why nothing could be written. */
function removeIfThere(file: string): void {
  if (existsSync(file)) rmSync(file);
}

function cannotWrite(file: string, error: unknown): UsageError {
  const folder = dirname(file);
  return new UsageError(`Cannot write ${file}: ${existsSync(folder) ? reasonOf(error) : `there is no folder ${folder}. Make it first.`}`);
}

function existsAlready(file: string): UsageError {
  return new UsageError(`${file} exists already. Name another file, or move that one away.`);
}
