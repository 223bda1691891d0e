/** Copies a whole inbox from one database into another: for backups, for restoring them, and from SQLite to PostgreSQL. */
import { z } from 'zod';
import type { Database, Queries, Row, Value } from '../database/database.ts';
import { messages } from './listing.ts';

/** Rows in one transaction. */
const batchSize = 1000;

const tables = {
  submissions: ['id', 'received_at', 'form', 'fields', 'digest', 'done_at'],
  deliveries: ['submission_id', 'message_id', 'due_at', 'refusals', 'last_error', 'delivered_at', 'given_up_at', 'left_to', 'in_summary'],
} as const;

const Count = z.object({ count: z.number(), last: z.number().nullable() });
const Cells = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/**
 * Copies all submissions with their ids and what is queued of them. Gives how many submissions the target then has. A copy
 * that was interrupted is continued.
 * @throws Error when the target holds messages that are not those of the source.
 */
export async function copyInbox(source: Database, target: Database): Promise<number> {
  const { count: copied, last } = await extent(target);
  if (last !== null && !(await hasSameBeginning(source, target, copied, last))) {
    throw new Error(`${target.location} has ${messages(copied)} that did not come from ${source.location}; it has to be empty`);
  }
  // Of a copy that was interrupted, the last batch of submissions may be there without its deliveries.
  await copyRows(source, target, 'submissions', [last ?? 0, Number.MAX_SAFE_INTEGER]);
  const { count, last: end } = await extent(target);
  // Servers may have written since then: what is queued of newer submissions belongs to the next copy.
  await copyRows(source, target, 'deliveries', [0, end ?? 0]);
  await target.continueIds();
  return count;
}

/** Copies the rows whose key is above `after` and at most `end`. */
async function copyRows(source: Database, target: Database, table: keyof typeof tables, [after, end]: [number, number]): Promise<void> {
  const columns = tables[table];
  const [key] = columns;
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const insert = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING`;
  let batch: Row[] = [];
  const write = async () => {
    const rows = batch;
    batch = [];
    await target.transaction(({ all }) => insertAll(all, insert, columns, rows));
  };
  for await (const row of source.each(`SELECT ${columns.join(', ')} FROM ${table} WHERE ${key} > $1 AND ${key} <= $2 ORDER BY ${key}`, [
    after,
    end,
  ])) {
    batch.push(row);
    if (batch.length === batchSize) await write();
  }
  if (batch.length) await write();
}

async function insertAll(all: Queries['all'], insert: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
  await Promise.all(
    rows.map((row) => {
      const cells = Cells.parse(row);
      return all(
        insert,
        columns.map((column): Value => cells[column] ?? null),
      );
    }),
  );
}

async function extent(database: Database): Promise<z.infer<typeof Count>> {
  const [row] = await database.all('SELECT COUNT(*) AS count, MAX(id) AS last FROM submissions');
  return Count.parse(row);
}

async function hasSameBeginning(source: Database, target: Database, count: number, last: number): Promise<boolean> {
  const query = 'SELECT fields, received_at, (SELECT COUNT(*) FROM submissions WHERE id <= $1) AS count FROM submissions WHERE id = $1';
  const [[theirs], [ours]] = [await source.all(query, [last]), await target.all(query, [last])];
  return theirs?.count === count && theirs.fields === ours?.fields && theirs.received_at === ours?.received_at;
}
