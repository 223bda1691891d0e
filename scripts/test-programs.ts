/** Programs of the system that some tests run, where the machine has them: nginx and PgBouncer. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type TestProgram = 'nginx' | 'pgbouncer';

/** Where Debian has programs for the system's administrator. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** The path of the program, if the machine has it. */
export function findProgram(name: TestProgram): string | undefined {
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
