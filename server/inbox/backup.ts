/** Copies an inbox into another database or a new file. A file is for its owner only, never over another one, and never half of it. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Database, Row } from '../database/database.ts';
import { openFile } from '../database/sqlite.ts';
import { codeOf, reasonOf } from '../errors.ts';
import { createInboxAdmin } from './inbox-admin.ts';
import { messages } from './listing.ts';

/** Rows in one transaction. */
const batchSize = 1000;

const tables = {
  submissions: ['id', 'received_at', 'form', 'fields', 'digest', 'done_at'],
  deliveries: ['submission_id', 'message_id', 'due_at', 'refusals', 'last_error', 'delivered_at', 'given_up_at', 'left_to', 'in_summary'],
} as const;

const Values = z.array(z.union([z.string(), z.number(), z.null()]));

/**
 * Copies all submissions with their ids and what is queued of them. Gives how many submissions the target then has.
 * @throws Error when the target is not empty.
 */
export async function copyInbox(source: Database, target: Database): Promise<number> {
  const found = await createInboxAdmin(target).countAll();
  if (found > 0) throw new Error(`${target.location} has ${messages(found)} already; it has to be empty`);
  await copyRows(source, target, 'submissions');
  await copyRows(source, target, 'deliveries');
  await target.continueIds();
  return createInboxAdmin(target).countAll();
}

async function copyRows(source: Database, target: Database, table: keyof typeof tables): Promise<void> {
  const columns = tables[table].join(', ');
  const values = tables[table].map((_, index) => `$${index + 1}`).join(', ');
  // Servers may have written since: what is queued of a submission that is not copied stays away.
  const condition = table === 'deliveries' ? 'WHERE EXISTS (SELECT 1 FROM submissions WHERE id = CAST($1 AS BIGINT))' : '';
  async function write(rows: readonly Row[]): Promise<void> {
    await target.transaction(async ({ all }) => {
      for (const row of rows) {
        await all(`INSERT INTO ${table} (${columns}) SELECT ${values} ${condition}`, Values.parse(Object.values(row)));
      }
    });
  }
  let batch: Row[] = [];
  for await (const row of source.each(`SELECT ${columns} FROM ${table} ORDER BY 1`)) {
    if (batch.push(row) < batchSize) continue;
    await write(batch);
    batch = [];
  }
  await write(batch);
}

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
  await using copy = openFile(file);
  return database.snapshot ? await createInboxAdmin(copy).countAll() : await copyInbox(database, copy);
}

export async function writeExport(file: string, text: AsyncIterable<string>): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw existsAlready(file);
    // Half an export is never taken for one.
    removeIfThere(file);
    throw cannotWrite(file, error);
  }
}

/** `force` of `rmSync` would throw where the folder is a file, and so hide why nothing could be written. */
function removeIfThere(file: string): void {
  if (existsSync(file)) rmSync(file);
}

function cannotWrite(file: string, error: unknown): Error {
  const folder = dirname(file);
  return new Error(`Cannot write ${file}: ${existsSync(folder) ? reasonOf(error) : `there is no folder ${folder}. Make it first.`}`);
}

function existsAlready(file: string): Error {
  return new Error(`${file} exists already. Name another file, or move that one away.`);
}
