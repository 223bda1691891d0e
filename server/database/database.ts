/** What the inbox needs of a database. SQLite (sqlite.ts) and PostgreSQL (postgres.ts) give the same. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { DatabaseSettings } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openFile, sqliteFile } from './sqlite.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export type Queries = {
  /** All rows of a statement. Its values are `$1`, `$2` …; it is written in the SQL that both databases know. */
  all: (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;
};

export type Database = Queries &
  AsyncDisposable & {
    /** For people: where the data is. */
    location: string;
    /** The operator that compares a text with a pattern in whatever letter case. */
    like: 'LIKE' | 'ILIKE';
    /** The end of a query for rows to work on, so that several workers never get the same one. */
    skipLocked: '' | 'FOR UPDATE SKIP LOCKED';
    /** The query for the size of what is stored, `bytes`. */
    size: string;
    /**
     * Runs the work in one transaction, which is durable when this resolves. If it rejects, nothing is changed.
     * Until its end, no other transaction runs that names one of the same keys (whole numbers of up to 53 bits).
     */
    transaction: <Result>(work: (queries: Queries) => Promise<Result>, keys?: readonly number[]) => Promise<Result>;
    /** The rows of a query one after the other, without holding all of them in memory. */
    each: (sql: string, values?: readonly Value[]) => AsyncIterable<Row>;
    /** Gives new submissions ids after the largest one; needed after rows were inserted with theirs. */
    continueIds: () => Promise<void>;
    /** After rows were deleted: takes what they held out of the files too, as far as this program can. */
    wipe: () => Promise<void>;
    /** Writes the whole database into an empty file, where the database has a quicker way than copying row by row. */
    snapshot?: (file: string) => Promise<void>;
    close: () => Promise<void>;
  };

/**
 * In ms: how far apart the clocks of several servers may be. A stored time that is further ahead than its longest pause and
 * this was written by a clock that was wrong, and counts as now.
 */
export const clockSkew: number = 5 * 60_000;

/** A column that holds JSON. */
export function jsonColumn<Content>(content: z.ZodType<Content>) {
  return z.string().transform((text) => content.parse(JSON.parse(text)));
}

/** The inbox's database, which is opened by the first call that needs it. */
export function openDatabase(settings: DatabaseSettings): Database {
  return 'url' in settings ? openPostgres(settings.url) : openFile(sqliteFile(settings.folder));
}

/** The same for a person at the terminal: undefined when there is no inbox in the folder yet. */
export function openExistingDatabase(settings: DatabaseSettings): Database | undefined {
  return 'url' in settings || existsSync(sqliteFile(settings.folder)) ? openDatabase(settings) : undefined;
}
