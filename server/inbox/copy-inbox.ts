/** Copies a whole inbox from one database into another: for backups of PostgreSQL, and for restoring them anywhere. */
import { z } from 'zod';
import type { Database, Row } from '../database/database.ts';
import { messages } from './listing.ts';
import { createInboxAdmin } from './inbox-admin.ts';

/** Rows in one transaction. */
const batchSize = 1000;

const tables = {
  submissions: ['id', 'received_at', 'form', 'fields', 'digest', 'done_at'],
  deliveries: ['submission_id', 'message_id', 'due_at', 'refusals', 'last_error', 'delivered_at', 'given_up_at', 'left_to', 'in_summary'],
} as const;

const Cells = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

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
  const columns = tables[table];
  let batch: Row[] = [];
  for await (const row of source.each(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${columns[0]}`)) {
    if (batch.push(row) < batchSize) continue;
    await write(target, table, batch);
    batch = [];
  }
  await write(target, table, batch);
}

async function write(target: Database, table: keyof typeof tables, rows: readonly Row[]): Promise<void> {
  const columns = tables[table];
  // Servers may have written since: what is queued of a submission that is not copied stays away.
  const condition = table === 'deliveries' ? 'WHERE EXISTS (SELECT 1 FROM submissions WHERE id = CAST($1 AS BIGINT))' : '';
  const values = columns.map((_, index) => `$${index + 1}`).join(', ');
  await target.transaction(async ({ all }) => {
    for (const row of rows) {
      const cells = Cells.parse(row);
      await all(
        `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} ${condition}`,
        columns.map((column) => cells[column] ?? null),
      );
    }
  });
}
