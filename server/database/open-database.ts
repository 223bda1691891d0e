import type { DatabaseSettings } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openExistingSqlite, openSqlite } from './sqlite.ts';

/** The inbox's database, which is opened by the first call that needs it. */
export function openDatabase(settings: DatabaseSettings): Database {
  return 'url' in settings ? openPostgres(settings.url) : openSqlite(settings.folder);
}

/** The same for a person at the terminal: undefined when there is no inbox in the folder yet. */
export function openExistingDatabase(settings: DatabaseSettings): Database | undefined {
  return 'url' in settings ? openPostgres(settings.url) : openExistingSqlite(settings.folder);
}
