/**
 * Stores submissions in one SQLite file, one row each: only what the visitor wrote and the time.
 * WAL lets `npm run inbox` read while the server writes. With `synchronous=FULL` a row is on the disk before `add` resolves.
 */
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { FormName } from '#app/features/forms/schema.ts';

export type Submission = { form: FormName; fields: Readonly<Record<string, string>> };
export type StoredSubmission = Submission & { id: number; receivedAt: string };

export type Store = {
  /** Resolves with the new row's id when it is on the disk; rejects if it could not be stored. */
  add: (submission: Submission) => Promise<number>;
  /** Writes pending submissions, then closes the file. */
  close: () => Promise<void>;
};

export type Reader = {
  /** Oldest first. */
  list: () => StoredSubmission[];
  find: (id: number) => StoredSubmission | undefined;
  close: () => void;
};

/** One entry for each version of the file. Add new ones at the end; never change an entry that has been released. */
const migrations = [
  `CREATE TABLE submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    form TEXT NOT NULL CHECK (form IN ('quote', 'contact')),
    fields TEXT NOT NULL CHECK (json_valid(fields))
  ) STRICT`,
];

const Row = v.pipe(
  v.object({
    id: v.number(),
    received_at: v.string(),
    form: v.picklist(['quote', 'contact']),
    fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  }),
  v.transform(({ received_at: receivedAt, ...row }) => ({ ...row, receivedAt })),
);

/** Opens the inbox in `folder` for the server and migrates an older file to the current version. */
export function openStore(folder: string): Store {
  const file = join(folder, 'inbox.sqlite');
  const db = new DatabaseSync(file, { timeout: 2000 });
  // Personal data: only the owner may read the file, even if others may read the folder.
  chmodSync(file, 0o600);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  migrate(db);

  const insert = db.prepare('INSERT INTO submissions (received_at, form, fields) VALUES (?, ?, ?)');
  type Pending = { submission: Submission; resolve: (id: number) => void; reject: (reason: unknown) => void };
  let pending: Pending[] = [];

  /** Submissions of the same event-loop turn share one transaction, so there is only one flush to the disk. */
  function flush(): void {
    const batch = pending;
    pending = [];
    if (batch.length === 0) return;
    try {
      const ids = inTransaction(db, () =>
        batch.map(({ submission: { form, fields } }) =>
          Number(insert.run(new Date().toISOString(), form, JSON.stringify(fields)).lastInsertRowid),
        ),
      );
      batch.forEach(({ resolve }, index) => resolve(ids[index] ?? 0));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }

  return {
    add: (submission) =>
      new Promise((resolve, reject) => {
        if (pending.length === 0) setImmediate(flush);
        pending.push({ submission, resolve, reject });
      }),
    close: async () => {
      flush();
      db.close();
    },
  };
}

/** Opens the inbox in `folder` for reading, also while the server writes. Gives undefined if there is no inbox yet. */
export function openReader(folder: string): Reader | undefined {
  const file = join(folder, 'inbox.sqlite');
  if (!existsSync(file)) return undefined;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  return {
    list: () => v.parse(v.array(Row), db.prepare('SELECT * FROM submissions ORDER BY id').all()),
    find: (id) => v.parse(v.optional(Row), db.prepare('SELECT * FROM submissions WHERE id = ?').get(id)),
    close: () => db.close(),
  };
}

function migrate(db: DatabaseSync): void {
  inTransaction(db, () => {
    const { user_version: version } = v.parse(v.object({ user_version: v.number() }), db.prepare('PRAGMA user_version').get());
    if (version > migrations.length) throw new Error(`the inbox was written by a newer version of this server (${version})`);
    for (const step of migrations.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
