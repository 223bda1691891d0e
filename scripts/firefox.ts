/** The Firefox that `npm run test:engines` runs the behaviour tests in: the machine's own where it has one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './packages.ts';

const names = ['firefox-esr', 'firefox'];
const macProgram = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * The path of a Firefox. Installs Debian's package where there is none and this process may install one. Throws with what to
 * do by hand when that does not work.
 */
export function ensureFirefox(): string {
  const found = findFirefox();
  if (found) return found;
  if (canInstallPackages()) {
    console.log('Installing firefox-esr for the behaviour tests…');
    installPackages(['firefox-esr']);
  }
  const installed = findFirefox();
  if (installed) return installed;
  throw new Error('Firefox is missing and could not be installed. Install it (on Debian: apt-get install firefox-esr) and run it again.');
}

export function findFirefox(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), macProgram].find((path) => existsSync(path));
}
