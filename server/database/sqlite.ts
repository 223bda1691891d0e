/**
 * The inbox in one SQLite file: the default, which needs no other program.
 * WAL lets `npm run inbox` read while the server writes. With `synchronous=FULL` a transaction is on the disk when it ends.
 *
 * SQLite answers at once, on this thread. So it never waits for another program's lock itself, which would stop every page:
 * what is refused because of a lock is tried again from here, with pauses in which the server works on.
 */
import { accessSync, chmodSync, chownSync, constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Database, Queries, Row, Value } from './database.ts';
import { migrationsIn, missingSteps } from './schema.ts';

/** In ms: how long one call is tried while another program holds the lock, and how often. A sender waits that long at most. */
const patience = 5000;
const retryInterval = 25;
/** In ms: the same before the server listens, when nobody has to be answered. */
const openTimeout = 5000;

/** SQLite's own numbers (sqlite.org/rescode.html). */
const busy = 5;
const notADatabase = 26;

const migrations = migrationsIn({ key: 'INTEGER PRIMARY KEY AUTOINCREMENT', integer: 'INTEGER', strict: 'STRICT' });

/** The file of the inbox in its folder. */
export function sqliteFile(folder: string): string {
  return join(folder, 'inbox.sqlite');
}

/** Opens the inbox in `folder`, which is made if it is missing, and migrates an older file to the current version. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);
  return openFile(sqliteFile(folder));
}

/** Opens the inbox in `folder` if there is one. */
export function openExistingSqlite(folder: string): Database | undefined {
  return existsSync(sqliteFile(folder)) ? openFile(sqliteFile(folder)) : undefined;
}

/**
 * Opens a copy of a backup, which is deleted when it is closed: nothing is written to the backup or beside it, so it may be
 * another user's file or on a read-only medium. Undefined for a file that is no inbox. Throws when it cannot be read.
 */
export function openBackup(file: string): Database | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = sqliteFile(folder);
    for (const end of ['', '-wal']) if (end === '' || existsSync(file + end)) copyFileSync(file + end, copy + end);
    const db = new DatabaseSync(copy);
    const isInbox = versionOf(db) > 0;
    db.close();
    const database = isInbox ? openFile(copy) : undefined;
    if (!database) forget();
    return database && { ...database, location: file, close: () => database.close().finally(forget) };
  } catch (error) {
    forget();
    if (codeOf(error) === notADatabase) return undefined;
    throw error;
  }
}

/** Opens one file as an inbox; a new file becomes an empty inbox. */
export function openFile(file: string): Database {
  const db = new DatabaseSync(file, { timeout: openTimeout });
  try {
    // Personal data: only the owner may read the file, even if others may read the folder.
    chmodSync(file, 0o600);
    // What root makes belongs to the owner of the folder, as whom the server runs. SQLite does the same with the files beside it.
    const { uid, gid } = statSync(dirname(file));
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
    // `secure_delete`: what a person asks to delete is overwritten, not only unlinked.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(db);
    db.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    db.close();
    throw error;
  }
  return databaseOf(db, file);
}

function databaseOf(db: DatabaseSync, location: string): Database {
  const statements = new Map<string, StatementSync>();
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
    size: `SELECT (page_count - freelist_count) * page_size AS bytes
      FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    all: (sql, values) => inTurn(() => untilFree(() => queries.all(sql, values))),
    transaction: (work) =>
      inTurn(async () => {
        await untilFree(async () => db.exec('BEGIN IMMEDIATE'));
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
    // The rows are overwritten in the file, and are still in the log beside it until the log is emptied.
    wipe: () =>
      inTurn(() =>
        untilFree(async () => {
          const row = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
          if (row?.busy) throw Object.assign(new Error('another program reads the inbox'), { errcode: busy });
        }),
      ),
    snapshot: async (file) => void db.prepare('VACUUM INTO ?').run(file),
    isAway: (error) => codeOf(error) === busy,
    close: () => inTurn(async () => db.close()),
  };
}

/** Tries again while another program holds the lock, for as long as a sender can wait. */
async function untilFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== busy || performance.now() > end) throw error;
      await pause(retryInterval);
    }
  }
}

/** SQLite's number for an error, without what more it says in the higher bits. */
function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

/** Under the write lock, so that of two processes that start at once only one migrates. */
function migrate(db: DatabaseSync): void {
  if (missingSteps(migrations, versionOf(db)).length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const step of missingSteps(migrations, versionOf(db))) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** How many migrations the file has; 0 for a file that is not an inbox. */
function versionOf(db: DatabaseSync): number {
  return z.object({ user_version: z.number() }).parse(db.prepare('PRAGMA user_version').get()).user_version;
}

function named(values: readonly Value[]): Record<string, Value> {
  const byName: Record<string, Value> = {};
  // A loop, because this runs several times for each message.
  values.forEach((value, index) => {
    byName[index + 1] = value;
  });
  return byName;
}
