/**
 * The inbox in one SQLite file: the default, which needs no other program.
 * WAL lets `npm run inbox` read while the server writes. With `synchronous=FULL` a transaction is on the disk when it ends.
 */
import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Database, Queries, Row, Value } from './database.ts';
import { makeFolder } from './make-folder.ts';
import { createPlaceCheck } from './place-check.ts';

/** In ms: how long to wait for another process that writes. */
const busyTimeout = 2000;

/** SQLite's own number for it (sqlite.org/rescode.html). */
const notADatabase = 26;

/** One entry for each version of the file. Add new ones at the end; never change an entry that has been released. */
const migrations = [
  `CREATE TABLE submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    form TEXT NOT NULL CHECK (form IN ('quote', 'contact')),
    fields TEXT NOT NULL CHECK (json_valid(fields))
  ) STRICT`,
  `ALTER TABLE submissions ADD COLUMN digest INTEGER;
  ALTER TABLE submissions ADD COLUMN done_at TEXT;
  CREATE INDEX submissions_digest ON submissions (digest) WHERE digest IS NOT NULL;
  CREATE INDEX submissions_open ON submissions (id) WHERE done_at IS NULL;
  CREATE TABLE deliveries (
    submission_id INTEGER PRIMARY KEY REFERENCES submissions (id) ON DELETE CASCADE,
    message_id TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    leased_until INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    delivered_at TEXT,
    given_up_at TEXT
  ) STRICT;
  CREATE INDEX deliveries_waiting ON deliveries (submission_id) WHERE delivered_at IS NULL AND given_up_at IS NULL;
  CREATE INDEX deliveries_given_up ON deliveries (submission_id) WHERE given_up_at IS NOT NULL;
  CREATE TABLE mail_status (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    held_until INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    failing_since TEXT,
    last_error TEXT
  ) STRICT;
  INSERT INTO mail_status (id) VALUES (1);
  CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at TEXT NOT NULL) STRICT`,
];

/** The file of the inbox in its folder. */
export function sqliteFile(folder: string): string {
  return join(folder, 'inbox.sqlite');
}

/** Opens the inbox in `folder`, which is made if it is missing, and migrates an older file to the current version. */
export function openSqlite(folder: string): Database {
  makeFolder(folder);
  accessSync(folder, constants.W_OK);
  return openFile(sqliteFile(folder));
}

/** Opens the inbox in `folder` if there is one. */
export function openExistingSqlite(folder: string): Database | undefined {
  return existsSync(sqliteFile(folder)) ? openFile(sqliteFile(folder)) : undefined;
}

/** Opens a backup of an inbox. Undefined for any other file, which stays as it is. Throws when it cannot be read. */
export function openBackup(file: string): Database | undefined {
  return isInbox(file) ? openFile(file) : undefined;
}

function isInbox(file: string): boolean {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return versionOf(db) > 0;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === notADatabase) return false;
    throw error;
  } finally {
    db.close();
  }
}

/** Opens one file as an inbox; a new file becomes an empty inbox. */
export function openFile(file: string): Database {
  const db = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    // Personal data: only the owner may read the file, even if others may read the folder.
    chmodSync(file, 0o600);
    // `secure_delete`: what a person asks to delete is overwritten, not only unlinked.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return databaseOf(db, file);
}

function databaseOf(db: DatabaseSync, location: string): Database {
  const statements = new Map<string, StatementSync>();
  const assertInPlace = createPlaceCheck(location);
  /** The end of the last transaction: one connection can have only one at a time. */
  let last: Promise<unknown> = Promise.resolve();

  function prepare(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  const queries: Queries = { all: async (sql, values = []) => prepare(sql).all(named(values)) };

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work);
    last = result;
    return result;
  }

  return {
    location,
    like: 'LIKE',
    skipLocked: '',
    all: (sql, values) => inTurn(() => queries.all(sql, values)),
    transaction: (work) =>
      inTurn(async () => {
        db.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(queries);
          db.exec('COMMIT');
          return result;
        } catch (error) {
          if (db.isTransaction) db.exec('ROLLBACK');
          throw error;
        }
      }),
    async *each(sql, values = []): AsyncGenerator<Row> {
      yield* db.prepare(sql).iterate(named(values));
    },
    // AUTOINCREMENT counts rows with an id of their own by itself.
    continueIds: async () => {},
    snapshot: async (file) => void db.prepare('VACUUM INTO ?').run(file),
    isAway: () => false,
    assertInPlace,
    close: () => inTurn(async () => db.close()),
  };
}

/** Under the write lock, so that of two processes that start at once only one migrates. */
function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(db);
    if (version > migrations.length) throw new Error(`the inbox was written by a newer version of this server (${version})`);
    for (const step of migrations.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** How many migrations the file has; 0 for a file that is not an inbox. */
function versionOf(db: DatabaseSync): number {
  return v.parse(v.object({ user_version: v.number() }), db.prepare('PRAGMA user_version').get()).user_version;
}

function named(values: readonly Value[]): Record<string, Value> {
  const byName: Record<string, Value> = {};
  // A loop, because this runs several times for each message.
  values.forEach((value, index) => {
    byName[index + 1] = value;
  });
  return byName;
}
