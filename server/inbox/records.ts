/** The inbox as the owner reads and tidies it (`npm run inbox`), also while servers write. */
import * as v from 'valibot';
import type { Database, Row, Value } from '../database/database.ts';
import { storedColumns, StoredRow, type StoredSubmission } from './submission.ts';

/** What to list of the submissions. */
export type Filter = {
  /** Only those that nobody has marked as done. */
  open?: boolean;
  /** Only those with this text in one of the fields, in whatever letter case. */
  text?: string;
};

/** `mail` is undefined when no e-mail was set up as the submission came. `error` is what the mail server said last. */
export type ListedSubmission = StoredSubmission & {
  mail: { state: 'waiting' | 'delivered' | 'given up'; deliveredAt: string | null; error: string | null } | undefined;
};

/** How the e-mails are getting on. `error` and `failingSince` are those of the mail server as a whole. */
export type MailStatus = { waiting: number; givenUp: number; error: string | null; failingSince: string | null; heldUntil: number };

/** How many submissions one transaction deletes, so that the server never waits long to write. */
const deletionBatch = 2000;

const listedColumns = `${storedColumns}, d.submission_id AS queued, d.delivered_at, d.given_up_at, d.last_error`;
const joined = 'submissions s LEFT JOIN deliveries d ON d.submission_id = s.id';

const Count = v.object({ count: v.number() });
const Delivery = v.object({
  queued: v.nullable(v.number()),
  delivered_at: v.nullable(v.string()),
  given_up_at: v.nullable(v.string()),
  last_error: v.nullable(v.string()),
});

export function createRecords(database: Database) {
  async function count(query: string, values?: readonly Value[]): Promise<number> {
    return v.parse(Count, (await database.all(query, values))[0]).count;
  }

  /** Newest first, from the one at `offset` (counted from 0), `limit` of them at the most. */
  async function list({ open = false, text }: Filter, offset: number, limit: number): Promise<ListedSubmission[]> {
    const where = open ? 'done_at IS NULL' : '1 = 1';
    if (text === undefined) {
      const query = `SELECT ${listedColumns} FROM ${joined} WHERE ${where} ORDER BY id DESC LIMIT $1 OFFSET $2`;
      return (await database.all(query, [limit, offset])).map(listedOf);
    }
    const found: ListedSubmission[] = [];
    let skipped = 0;
    for await (const row of database.each(
      // The fields are stored as JSON, so the text is looked for as JSON writes it.
      `SELECT ${listedColumns} FROM ${joined} WHERE ${where} AND fields ${database.like} $1 ESCAPE '!' ORDER BY id DESC`,
      [`%${JSON.stringify(text).slice(1, -1).replaceAll(/[!%_]/g, '!$&')}%`],
    )) {
      const submission = listedOf(row);
      // The database finds it in the names of fields too.
      if (!contains(submission, text)) continue;
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

    /** Deletes a submission and what waits of it. False when there is none with this id. */
    remove: async (id: number): Promise<boolean> =>
      (await database.all('DELETE FROM submissions WHERE id = $1 RETURNING id', [id])).length > 0,

    /** Deletes all submissions that came before `time`. Gives how many. */
    purge: async (time: Date): Promise<number> => {
      const query = `DELETE FROM submissions WHERE id IN (SELECT id FROM submissions WHERE received_at < $1 LIMIT ${deletionBatch}) RETURNING id`;
      let deleted = 0;
      for (;;) {
        const batch = (await database.all(query, [time.toISOString()])).length;
        deleted += batch;
        if (batch < deletionBatch) return deleted;
      }
    },

    /** All submissions, oldest first, without holding all of them in memory. */
    async *each(): AsyncGenerator<StoredSubmission> {
      for await (const row of database.each(`SELECT ${storedColumns} FROM submissions ORDER BY id`)) yield v.parse(StoredRow, row);
    },

    mailStatus: async (): Promise<MailStatus> => {
      const waiting = await count('SELECT COUNT(*) AS count FROM deliveries WHERE delivered_at IS NULL AND given_up_at IS NULL');
      const givenUp = await count('SELECT COUNT(*) AS count FROM deliveries WHERE given_up_at IS NOT NULL');
      const [row] = await database.all('SELECT held_until, failing_since, last_error FROM mail_status');
      const status = v.parse(
        v.object({ held_until: v.number(), failing_since: v.nullable(v.string()), last_error: v.nullable(v.string()) }),
        row,
      );
      return { waiting, givenUp, error: status.last_error, failingSince: status.failing_since, heldUntil: status.held_until };
    },
  };
}

export type Records = ReturnType<typeof createRecords>;

function listedOf(row: Row): ListedSubmission {
  const { queued, delivered_at: deliveredAt, given_up_at: givenUpAt, last_error: error } = v.parse(Delivery, row);
  const submission = v.parse(StoredRow, row);
  if (queued === null) return { ...submission, mail: undefined };
  return { ...submission, mail: { state: deliveredAt ? 'delivered' : givenUpAt ? 'given up' : 'waiting', deliveredAt, error } };
}

function contains({ fields }: StoredSubmission, text: string): boolean {
  return Object.values(fields).some((value) => value.toLowerCase().includes(text.toLowerCase()));
}
