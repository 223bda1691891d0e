/** Stores submissions: only what the visitor wrote and the time. This is the server's side; inbox-admin.ts is the owner's. */
import { hash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type FormName, forms } from '#content/form-fields.ts';
import { type Database, jsonColumn } from '../database/database.ts';

export type Submission = { form: FormName; fields: Readonly<Record<string, string>> };

export type StoredSubmission = z.infer<typeof StoredRow>;

/** The columns that `StoredRow` expects. */
export const storedColumns = 'id, received_at, form, fields, done_at';

export const StoredRow = z
  .object({
    id: z.number(),
    /** ISO 8601, UTC. */
    received_at: z.string(),
    form: z.custom<FormName>((form) => typeof form === 'string' && Object.hasOwn(forms, form)),
    fields: jsonColumn(z.record(z.string(), z.string())),
    /** When somebody marked it as done; null while it is open. */
    done_at: z.string().nullable(),
  })
  .transform(({ received_at: receivedAt, done_at: doneAt, ...row }) => ({ ...row, receivedAt, doneAt }));

export type Store = ReturnType<typeof createStore>;

/** The inbox has reached its size. Only a person can help. */
export class FullError extends Error {}

type Options = {
  /** Whether each submission is also put into the queue of the e-mails (server/mail/queue.ts), in the same transaction. */
  queueMail: boolean;
  /** The most that the inbox may hold, in bytes. */
  maxSize?: number;
  /** Ms since 1970. */
  now?: () => number;
};

type Pending = { submission: Submission; resolve: (id: number | undefined) => void; reject: (reason: unknown) => void };

/** In ms. A browser that got no answer sends the same message again, at the latest when the visitor comes back. */
const repeatWindow = 24 * 60 * 60 * 1000;
/** The most submissions in one transaction. */
const batchSize = 200;
/** In ms: how often the database is asked for its size. In between, what is stored here is counted. */
const sizeMaxAge = 30_000;

const insertSubmission = `INSERT INTO submissions (received_at, form, fields, digest)
  SELECT $1, $2, $3, CAST($4 AS BIGINT)
  WHERE NOT EXISTS (SELECT 1 FROM submissions WHERE digest = CAST($4 AS BIGINT) AND received_at > $5 AND form = $2 AND fields = $3)
  RETURNING id`;
const insertDelivery = 'INSERT INTO deliveries (submission_id, message_id, due_at) VALUES ($1, $2, $3)';
const writeHealth = `INSERT INTO health (id, checked_at) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET checked_at = excluded.checked_at`;

export function createStore(database: Database, { queueMail, maxSize = Infinity, now = Date.now }: Options) {
  const pending: Pending[] = [];
  let writing: Promise<void> | undefined;
  let size = { bytes: 0, at: -Infinity };

  /** Submissions that arrive while a transaction is written share the next one, so there is one flush to the disk for many. */
  async function writePending(): Promise<void> {
    // The other requests of this turn of the event loop join the first batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (pending.length) {
      const batch = pending.splice(0, batchSize);
      try {
        const ids = await write(batch.map(({ submission }) => submission));
        batch.forEach(({ resolve }, index) => resolve(ids[index]));
      } catch (error) {
        // The next batch would wait as long for a database that is away, and its senders twice as long.
        for (const { reject } of [...batch, ...pending.splice(0)]) reject(error);
      }
    }
    writing = undefined;
  }

  async function write(submissions: readonly Submission[]): Promise<(number | undefined)[]> {
    const rows = submissions.map(({ form, fields }) => rowOf(form, JSON.stringify(fields)));
    await assertRoom(rows.reduce((sum, { fields }) => sum + Buffer.byteLength(fields), 0));
    // The digests are locked, so that two servers never store the same message at the same moment.
    const keys = rows.map(({ digest }) => digest);
    return database.transaction(async ({ all }) => {
      const at = now();
      const receivedAt = new Date(at).toISOString();
      const since = new Date(at - repeatWindow).toISOString();
      // All statements are sent before the first is answered: over a network that is one round trip instead of many.
      const ids = await Promise.all(
        rows.map(async ({ form, fields, digest }) => {
          const [inserted] = await all(insertSubmission, [receivedAt, form, fields, digest, since]);
          return inserted && Number(inserted.id);
        }),
      );
      const stored = queueMail ? ids.filter((id) => id !== undefined) : [];
      await Promise.all(stored.map((id) => all(insertDelivery, [id, randomUUID(), at])));
      return ids;
    }, keys);
  }

  async function assertRoom(added: number): Promise<void> {
    if (maxSize === Infinity) return;
    if (performance.now() - size.at > sizeMaxAge || size.bytes + added > maxSize) {
      size = { bytes: await sizeOf(database), at: performance.now() };
    }
    size.bytes += added;
    if (size.bytes > maxSize) throw new FullError(`the inbox is full: INBOX_MAX_MB is ${maxSize / 1024 ** 2}`);
  }

  return {
    /**
     * Resolves when the submission is durable in the database, with its id; with undefined when the same message of the same
     * person was stored within the last day, and so is not stored again. Rejects if it could not be stored.
     * @throws {FullError}
     */
    add: (submission: Submission) =>
      new Promise<number | undefined>((resolve, reject) => {
        pending.push({ submission, resolve, reject });
        writing ??= writePending();
      }),
    /** Rejects when the inbox cannot write, with the reason. */
    check: async (): Promise<void> => void (await database.all(writeHealth, [new Date(now()).toISOString()])),
    /** Stores what is pending, then closes the database. */
    close: async () => {
      await writing;
      await database.close();
    },
  };
}

/** In bytes: how much of `INBOX_MAX_MB` is used. */
export async function sizeOf(database: Database): Promise<number> {
  return z.object({ bytes: z.number() }).parse((await database.all(database.size))[0]).bytes;
}

function rowOf(form: FormName, fields: string) {
  // 48 bits, which a number holds exactly. It finds candidates quickly; the texts themselves decide whether they are the same.
  return { form, fields, digest: hash('sha256', `${form} ${fields}`, 'buffer').readUIntBE(0, 6) };
}
