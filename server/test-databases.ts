/** For tests: new inboxes in both kinds of database. */
import { inject, onTestFinished } from 'vitest';
import type { DatabaseSettings } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { newDatabase } from './database/test-postgres.ts';
import { temporaryFolder } from './test-server.ts';

export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** Where a new, empty inbox can be. */
export async function newInbox(kind: DatabaseKind): Promise<DatabaseSettings> {
  return kind === 'SQLite' ? { folder: temporaryFolder() } : { url: await newDatabase(inject('postgresUrl')) };
}

/** The same as variables of the environment. */
export function environmentOf(settings: DatabaseSettings): { DATA_DIR: string; DATABASE_URL: string } {
  return 'url' in settings ? { DATA_DIR: '', DATABASE_URL: settings.url } : { DATA_DIR: settings.folder, DATABASE_URL: '' };
}

/** Opened until the test ends. */
export function open(settings: DatabaseSettings): Database {
  const database = openDatabase(settings);
  onTestFinished(() => database.close());
  return database;
}
