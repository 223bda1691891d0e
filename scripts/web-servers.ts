/** The web servers that the examples in deploy/ are for: the machine's own where it has them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './packages.ts';

/** The name of the program, and of Debian's package. */
const packages = { nginx: 'nginx-light', apache2: 'apache2-bin', caddy: 'caddy' };

export type WebServer = keyof typeof packages;

/** Where Debian has programs for the system's administrator. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/bin'];

/** The path of the program, if the machine has it. */
export function findWebServer(name: WebServer): string | undefined {
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Installs the packages of those that are missing, where this process may do so. Gives those that are missing still. */
export function ensureWebServers(): WebServer[] {
  const names = Object.keys(packages).filter((name): name is WebServer => name in packages);
  const missing = names.filter((name) => !findWebServer(name));
  if (missing.length > 0 && canInstallPackages()) {
    console.log(`Installing ${missing.join(', ')} for the tests of the examples in deploy/…`);
    installPackages(missing.map((name) => packages[name]));
  }
  return missing.filter((name) => !findWebServer(name));
}
