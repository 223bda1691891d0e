/** The PostgreSQL that the tests of the inbox run: the machine's own where it has one. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './packages.ts';

/** Where Debian and its kin put the programs, in one folder for each version. */
const debianFolder = '/usr/lib/postgresql';
/** Where Homebrew links them. */
const macFolders = ['/opt/homebrew/bin', '/usr/local/bin', '/opt/homebrew/opt/postgresql/bin'];

/**
 * The folder with the programs `initdb` and `postgres`. Installs the system's package where there is none and this process
 * may install one. Throws with what to do by hand when that does not work.
 */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found) return found;
  if (canInstallPackages()) {
    console.log('Installing PostgreSQL for the tests of the inbox…');
    installPackages(['postgresql']);
  }
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(
    'The tests of the inbox need the programs of PostgreSQL, and none could be installed. Install it (on Debian: apt-get install ' +
      'postgresql; on macOS: brew install postgresql), or put the folder with initdb and postgres on the PATH, and run the command again.',
  );
}

function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    ...macFolders,
  ];
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, `${program}${suffix}`))));
}
