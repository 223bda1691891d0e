/**
 * The inbox in one SQLite file: the default, which needs no other program.
 * WAL lets `npm run inbox` read while the server writes. With `synchronous=FULL` a transaction is on the disk when it ends.
 *
 * SQLite answers at once, on this thread. So it never waits for another program's lock itself, which would stop every page:
 * what is refused because of a lock is tried again from here, with pauses in which the server works on.
 */
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { reasonOf } from '../errors.ts';
import type { Database, Row, Value } from './database.ts';
import { currentVersion, missingSteps } from './schema.ts';

/** In ms: how long one call is tried while another program holds the lock, and how often. A sender waits that long at most. */
const patience = 5000;
const retryInterval = 25;

/** SQLite's own numbers (sqlite.org/rescode.html). */
const failed = 1;
const busy = 5;
const constraint = 19;
const notADatabase = 26;
const damaged: readonly unknown[] = [11, notADatabase];

const words = { key: 'INTEGER PRIMARY KEY AUTOINCREMENT', integer: 'INTEGER', strict: 'STRICT' };

/** The file of the inbox in its folder. */
export function sqliteFile(folder: string): string {
  return join(folder, 'inbox.sqlite');
}

/**
 * Opens a copy of a backup, which it makes in `folder`: nothing is written to the backup or beside it, so it may be another
 * user's file or on a read-only medium. Undefined for a file that is no inbox. Throws when it cannot be read.
 */
export function openBackup(file: string, folder: string): Database | undefined {
  const copy = sqliteFile(folder);
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  using db = new DatabaseSync(copy);
  try {
    return versionOf(db) > 0 ? openFile(copy) : undefined;
  } catch (error) {
    if (resultOf(error) === notADatabase) return undefined;
    throw error;
  }
}

/**
 * Opens one file as an inbox, at the first call; a missing one becomes an empty inbox. Where it cannot be opened, each call
 * tries it again and rejects with what the owner can do.
 */
export function openFile(file: string): Database {
  let connection: ReturnType<typeof connect> | undefined;
  let isClosed = false;
  /** The end of the last transaction: one connection can have only one at a time. */
  let last: Promise<unknown> = Promise.resolve();

  /** What is written to a deleted file would be gone without a word. Where an owner has put another one, that one is the inbox. */
  function connected(): ReturnType<typeof connect> {
    if (isClosed) throw new Error('the inbox is closed');
    if (connection) {
      const inode = statSync(file, { throwIfNoEntry: false })?.ino;
      if (inode === undefined) throw new Error(`${file} is gone. Put it back, or start the server again for an empty inbox.`);
      if (inode === connection.inode) return connection;
      connection.db.close();
      connection = undefined;
    }
    return (connection = connect(file));
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const explained = () => work().catch((error: unknown) => Promise.reject(withRemedy(error, file)));
    const result = last.then(explained, explained);
    last = result;
    return result;
  }

  function close(): Promise<void> {
    return inTurn(async () => {
      isClosed = true;
      connection?.db.close();
    });
  }

  return {
    location: file,
    like: 'LIKE',
    skipLocked: '',
    size: `SELECT (page_count - freelist_count) * page_size AS bytes
      FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
    all: (sql, values) => inTurn(() => untilFree(async () => connected().all(sql, values))),
    transaction: (work) =>
      inTurn(async () => {
        const { db, all } = await untilFree(async () => {
          const free = connected();
          free.db.exec('BEGIN IMMEDIATE');
          return free;
        });
        try {
          const result = await work({ all });
          db.exec('COMMIT');
          return result;
        } catch (error) {
          if (db.isTransaction) db.exec('ROLLBACK');
          throw error;
        }
      }),
    async *each(sql, values = []): AsyncGenerator<Row> {
      yield* prepare(connected().db, sql).iterate(...values);
    },
    // AUTOINCREMENT counts rows with an id of their own by itself.
    continueIds: async () => {},
    // The rows are overwritten in the file, and are still in the log beside it until the log is emptied.
    wipe: () =>
      inTurn(() =>
        untilFree(async () => {
          const row = connected().db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
          if (row?.busy) throw Object.assign(new Error('another program reads the inbox'), { errcode: busy });
        }),
      ),
    snapshot: async (copy) => void connected().db.prepare('VACUUM INTO ?').run(copy),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function connect(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file);
  try {
    // Personal data: only the owner may read the file, even if others may read the folder.
    chmodSync(file, 0o600);
    // What root makes belongs to the owner of the folder, as whom the server runs. SQLite does the same with the files beside it.
    const { uid, gid } = statSync(dirname(file));
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
    // `secure_delete`: what a person asks to delete is overwritten, not only unlinked.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  const statements = new Map<string, StatementSync>();
  async function all(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    const statement = statements.get(sql) ?? prepare(db, sql);
    statements.set(sql, statement);
    return statement.all(...values);
  }
  return { db, inode: statSync(file).ino, all };
}

/** An error of the file or its folder with what the owner can do; others as they are. */
function withRemedy(error: unknown, file: string): unknown {
  const result = resultOf(error);
  if (damaged.includes(result)) {
    const remedy = `Stop the server, move all files away whose names begin with ${file}, and bring a backup back: npm run inbox -- restore FILE`;
    return new Error(`${file} is damaged, or no inbox (${reasonOf(error)}). ${remedy}`, { cause: error });
  }
  const isOfFile = result === undefined ? error instanceof Error && 'syscall' in error : ![busy, constraint, failed].includes(result);
  if (!isOfFile) return error;
  const remedy = 'The user of the server has to be able to write there, and its disk needs room; DATA_DIR names another folder.';
  return new Error(`${dirname(file)} cannot hold the inbox (${reasonOf(error)}). ${remedy}`, { cause: error });
}

/** Tries again while another program holds the lock, for as long as a sender can wait. */
async function untilFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (resultOf(error) !== busy || performance.now() > end) throw error;
      await pause(retryInterval);
    }
  }
}

/** SQLite's number for an error, without what more it says in the higher bits. */
function resultOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

/** Under the write lock, so that of two processes that start at once only one migrates. */
function migrate(db: DatabaseSync): void {
  if (missingSteps(words, versionOf(db)).length === 0) return;
  // If it fails, the connection is closed, and nothing is changed.
  db.exec('BEGIN IMMEDIATE');
  for (const step of missingSteps(words, versionOf(db))) db.exec(step);
  db.exec(`PRAGMA user_version = ${currentVersion}; COMMIT`);
}

/** How many migrations the file has; 0 for a file that is not an inbox. */
function versionOf(db: DatabaseSync): number {
  return z.object({ user_version: z.number() }).parse(db.prepare('PRAGMA user_version').get()).user_version;
}

/** `?1` counts the values as `$1` does in PostgreSQL; here that would be a name. */
function prepare(db: DatabaseSync, sql: string): StatementSync {
  return db.prepare(sql.replaceAll('$', '?'));
}
