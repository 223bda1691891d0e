/** One PostgreSQL for all unit tests; each test makes a database of its own in it (server/test-databases.ts). */
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#server/database/test-postgres.ts';
import { ensurePostgres } from '../../scripts/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the database in which databases are made. */
    postgresUrl: string;
    /** The folder with the programs of PostgreSQL, for a test that needs a server of its own. */
    postgresPrograms: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = ensurePostgres();
  const server = await startPostgres(programs);
  project.provide('postgresUrl', server.url);
  project.provide('postgresPrograms', programs);
  return server.remove;
}
