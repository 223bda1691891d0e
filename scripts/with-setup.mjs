/**
 * `node scripts/with-setup.mjs [--install[=folder]] <file> [arguments]`: runs a script of the project with the Node of the
 * package `node`, whichever Node started this.
 *
 * With --install, which the commands for a bare clone have, it installs the packages first when they are missing or
 * package-lock.json has changed, and those of a folder that has packages of its own (art, bench, editor). All others leave
 * node_modules alone: a server may be running from there.
 * Plain JavaScript for Node 20, because it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const [mayInstall, besides] = process.argv[2]?.match(/^--install(?:=(.+))?$/) ?? [];
const [file, ...args] = process.argv.slice(mayInstall ? 3 : 2);
if (!file) fail('Usage: node scripts/with-setup.mjs [--install[=folder]] <file> [arguments]');
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`This project needs Node 20 or newer; this is Node ${process.versions.node}. Get a current one from https://nodejs.org.`);
}
if (/[#%?]/.test(root)) {
  fail(`The folder of this project is ${root}. A build takes #, % and ? for parts of an address: please name the folder without them.`);
}
if (mayInstall) {
  install(root, pinnedNode);
  if (besides) install(join(root, besides), join(root, besides, 'node_modules'));
}
if (!existsSync(pinnedNode)) fail('The packages are not installed yet. Install them first: npm ci');

process.env.PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter);
// Node's compile cache: the tests start some hundred programs of the project.
process.env.NODE_COMPILE_CACHE ??= join(modules, '.cache', 'node');
// Astro would report each command to its makers.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const child = spawn(pinnedNode, [file, ...args], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Ctrl-C in a terminal reaches the child without help.
  process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
}
child.on('error', (error) => fail(`${pinnedNode} could not be started: ${error.message}`));
child.on('close', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

/** Installs the packages of a folder, unless `needed` is there and they are those of the lock file. */
function install(folder, needed) {
  const packages = join(folder, 'node_modules');
  /** Holds the hash of what was installed. Written last, so an install that was cut short does not count. */
  const stamp = join(packages, '.setup-lock-hash');
  /** Packages have parts for one system and processor, so both belong to what is installed. */
  const wanted = createHash('sha256')
    .update(`${readFileSync(join(folder, 'package-lock.json'), 'utf8')} ${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(needed) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // npm ci would empty the folder that the link leads to, which belongs to another copy.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail('node_modules is a link to another folder, whose packages are not those of package-lock.json. Remove the link and try again.');
  }
  console.error('Installing the packages this project needs (once, about a minute)…');
  rmSync(stamp, { force: true });
  // `include`: also where NODE_ENV=production would leave the build tools out. `loglevel`: that an old Node starts the pinned
  // one is no reason for warnings. Output on standard error, so that a script's own output stays clean.
  const npm = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const options = { cwd: folder, stdio: ['ignore', 2, 2] };
  const npmFile = process.env.npm_execpath;
  const { status } = npmFile?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npmFile, ...npm], options)
    : spawnSync('npm', npm, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) {
    fail("\nThe packages could not be installed; npm's own message is above. Most often the network or its proxy is the cause. Try again.");
  }
  if (!existsSync(needed)) {
    fail(
      'npm installed the packages but not the Node that belongs to them, because it ran no install scripts. Is ignore-scripts set in an .npmrc?',
    );
  }
  writeFileSync(stamp, wanted);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
