/** The inbox as the owner reads and tidies it (`npm run inbox`), also while servers write. */
import { z } from 'zod';
import { type Database, jsonColumn, type Row } from '../database/database.ts';
import { storedColumns, StoredRow, type StoredSubmission } from './store.ts';

/** What to list of the submissions. */
export type Filter = {
  /** Only those that nobody has marked as done. */
  open?: boolean;
  /** Only those with this text in one of the fields, in whatever letter case. */
  text?: string;
};

export type ListedSubmission = ReturnType<typeof listedOf>;
export type InboxAdmin = ReturnType<typeof createInboxAdmin>;
export type MailStatus = Awaited<ReturnType<InboxAdmin['mailStatus']>>;

/** How many submissions one transaction deletes, so that the server never waits long to write. */
const deletionBatch = 2000;

const listedColumns = `${storedColumns}, d.submission_id AS queued, d.delivered_at, d.given_up_at, d.last_error, d.left_to`;
const joined = 'submissions s LEFT JOIN deliveries d ON d.submission_id = s.id';

const Count = z.object({ count: z.number() });
const Names = jsonColumn(z.array(z.string()));
const Delivery = z.object({
  queued: z.number().nullable(),
  delivered_at: z.string().nullable(),
  given_up_at: z.string().nullable(),
  last_error: z.string().nullable(),
  /** Who has not got it, when others have. */
  left_to: Names.nullable(),
});
const Status = z.object({ held_until: z.number(), failing_since: z.string().nullable(), last_error: z.string().nullable() });

export function createInboxAdmin(database: Database) {
  async function count(query: string): Promise<number> {
    return Count.parse((await database.all(query))[0]).count;
  }

  /** Newest first, from the one at `offset` (counted from 0), `limit` of them at the most. */
  async function list({ open = false, text = '' }: Filter, offset: number, limit: number): Promise<ListedSubmission[]> {
    // The fields are stored as JSON, so the text is looked for as JSON writes it.
    const pattern = `%${JSON.stringify(text).slice(1, -1).replaceAll(/[!%_]/g, '!$&')}%`;
    const where = `${open ? 'done_at IS NULL AND' : ''} fields ${database.like} $1 ESCAPE '!'`;
    const found: ListedSubmission[] = [];
    let skipped = 0;
    for await (const row of database.each(`SELECT ${listedColumns} FROM ${joined} WHERE ${where} ORDER BY id DESC`, [pattern])) {
      const submission = listedOf(row);
      // The database finds it in the names of fields too.
      if (text !== '' && !contains(submission, text)) continue;
      if (skipped < offset) skipped += 1;
      else found.push(submission);
      if (found.length === limit) break;
    }
    return found;
  }

  return {
    list,
    countAll: () => count('SELECT COUNT(*) AS count FROM submissions'),
    countOpen: () => count('SELECT COUNT(*) AS count FROM submissions WHERE done_at IS NULL'),

    find: async (id: number): Promise<ListedSubmission | undefined> => {
      const [row] = await database.all(`SELECT ${listedColumns} FROM ${joined} WHERE id = $1`, [id]);
      return row && listedOf(row);
    },

    /** Marks a submission as done. False when there is none with this id. */
    setDone: async (id: number, now: Date): Promise<boolean> => {
      const query = 'UPDATE submissions SET done_at = COALESCE(done_at, $2) WHERE id = $1 RETURNING id';
      return (await database.all(query, [id, now.toISOString()])).length > 0;
    },

    /** Deletes a submission and its e-mail in the queue, permanently. False when there is none with this id. */
    remove: async (id: number): Promise<boolean> => {
      const isFound = (await database.all('DELETE FROM submissions WHERE id = $1 RETURNING id', [id])).length > 0;
      if (isFound) await database.wipe();
      return isFound;
    },

    /**
     * Deletes permanently all submissions that came before `time`. Gives how many, and how many of them were never mailed.
     * One with an early date that came after a later one, which is told by its id, came while the clock was behind.
     */
    purge: async (time: Date, now: Date): Promise<{ deleted: number; unsent: number }> => {
      const kept = 'SELECT MIN(id) FROM submissions WHERE received_at >= $1 AND received_at <= $2';
      const old = `SELECT id FROM submissions WHERE received_at < $1 AND id < COALESCE((${kept}), id + 1) ORDER BY id LIMIT ${deletionBatch}`;
      const times = [time.toISOString(), now.toISOString()];
      let [deleted, unsent] = [0, 0];
      for (;;) {
        const batch = await database.transaction(async ({ all }) => {
          const queued = `SELECT COUNT(*) AS count FROM deliveries WHERE delivered_at IS NULL AND left_to IS NULL AND submission_id IN (${old})`;
          const waiting = Count.parse((await all(queued, times))[0]).count;
          return { waiting, rows: (await all(`DELETE FROM submissions WHERE id IN (${old}) RETURNING id`, times)).length };
        });
        deleted += batch.rows;
        unsent += batch.waiting;
        if (batch.rows < deletionBatch) break;
      }
      if (deleted > 0) await database.wipe();
      return { deleted, unsent };
    },

    /** All submissions, oldest first, without holding all of them in memory. */
    async *each(): AsyncGenerator<StoredSubmission> {
      for await (const row of database.each(`SELECT ${storedColumns} FROM submissions ORDER BY id`)) yield StoredRow.parse(row);
    },

    /** The state of the e-mails. */
    mailStatus: async () => {
      const untold = 'SELECT COUNT(*) AS count FROM deliveries WHERE delivered_at IS NULL AND left_to IS NULL AND given_up_at';
      const missed = new Map<string, number>();
      for (const row of await database.all(
        'SELECT left_to, COUNT(*) AS count FROM deliveries WHERE left_to IS NOT NULL GROUP BY left_to',
      )) {
        for (const name of Names.parse(row.left_to)) missed.set(name, (missed.get(name) ?? 0) + Count.parse(row).count);
      }
      const status = Status.parse((await database.all('SELECT held_until, failing_since, last_error FROM mail_status'))[0]);
      return {
        /** How many messages nobody was told of yet. */
        waiting: await count(`${untold} IS NULL`),
        /** How many messages nobody is told of any more. */
        givenUp: await count(`${untold} IS NOT NULL`),
        /** Who was not told of a message that others were told of, each with how many. */
        missed,
        /** Of the mail server as a whole, like `failingSince`. */
        error: status.last_error,
        failingSince: status.failing_since,
        heldUntil: status.held_until,
      };
    },
  };
}

function listedOf(row: Row) {
  const { queued, delivered_at: deliveredAt, given_up_at: givenUpAt, last_error: error, left_to: leftTo } = Delivery.parse(row);
  const state = deliveredAt ? 'delivered' : givenUpAt ? 'given up' : 'waiting';
  return {
    ...StoredRow.parse(row),
    /** Undefined when no e-mail was set up as the submission came. `error` is what the mail server said last. */
    mail: queued === null ? undefined : ({ state, deliveredAt, error, leftTo: leftTo ?? [] } as const),
  };
}

function contains({ fields }: StoredSubmission, text: string): boolean {
  return Object.values(fields).some((value) => value.toLowerCase().includes(text.toLowerCase()));
}
