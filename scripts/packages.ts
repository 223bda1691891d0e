/** Packages of the system that tests need, installed where this process may do so: as root on Debian and its kin. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function installPackages(names: readonly string[]): void {
  runVisibly('apt-get', 'update');
  runVisibly('apt-get', 'install', '-y', '--no-install-recommends', ...names);
}

/** Runs a program with its output visible: an installation that fails says why. */
export function runVisibly(program: string, ...args: string[]): void {
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
