/** Programs of the system that some tests run, where the machine has them: the web servers of deploy/, and PgBouncer. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './packages.ts';

/** The name of the program, and of Debian's package. */
const packages = { nginx: 'nginx-light', apache2: 'apache2-bin', caddy: 'caddy', pgbouncer: 'pgbouncer' };

export type TestProgram = keyof typeof packages;

/** Where Debian has programs for the system's administrator. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** The path of the program, if the machine has it. */
export function findProgram(name: TestProgram): string | undefined {
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Gives those that are missing. On a server for tests (CI is set) they are installed, as root on Debian and its kin. */
export function ensureTestPrograms(): TestProgram[] {
  const names = Object.keys(packages).filter((name): name is TestProgram => name in packages);
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length > 0 && process.env.CI && canInstallPackages()) {
    console.log(`Installing ${missing.join(', ')} for the tests…`);
    installPackages(missing.map((name) => packages[name]));
  }
  return missing.filter((name) => !findProgram(name));
}
