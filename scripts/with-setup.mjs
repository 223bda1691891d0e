/**
 * `node scripts/with-setup.mjs <file> [arguments]`: runs a script of the project from a bare clone.
 *
 * Installs the packages of package-lock.json when they are missing or stale, then runs the file under the Node of the
 * package `node`, whatever Node started this. Plain JavaScript for Node 20, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, linkSync, lstatSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
/** Written last, so an install that was cut short never counts. */
const stamp = join(modules, '.setup-lock-hash');
/** One install at a time. It lies outside node_modules, which `npm ci` empties. */
const lock = join(tmpdir(), `setup-${digest(root).slice(0, 16)}.lock`);
/** No install takes this long: an older lock belongs to a process whose number another one bears now. */
const longestInstall = 15 * 60_000;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let stoppedBy;

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`This project needs Node 20 or newer; this is Node ${process.versions.node}. Get a current one from https://nodejs.org.`);
}
const [file, ...args] = process.argv.slice(2);
if (!file) fail('Usage: node scripts/with-setup.mjs <file> [arguments]');
if (!isSetUp()) await setUp();
process.env.PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter);
process.exitCode = await end(spawn(pinnedNode, [file, ...args], { cwd: root, stdio: 'inherit' }));

function digest(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Packages carry parts for one system and processor, so both belong to what was installed. */
function wanted() {
  return digest(`${readFileSync(join(root, 'package-lock.json'), 'utf8')} ${process.platform} ${process.arch}`);
}

function isSetUp() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

async function setUp() {
  await takeLock();
  const release = () => rmSync(lock, { force: true });
  process.on('exit', release);
  if (!isSetUp()) await install();
  process.off('exit', release);
  release();
}

async function install() {
  // npm ci would empty the folder that the link names, which another copy lives on.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail('node_modules is a link to another folder, whose packages are not the ones of package-lock.json. Remove the link and try again.');
  }
  console.error('Installing the packages this project needs (once, about a minute)…');
  const installing = wanted();
  rmSync(stamp, { force: true });
  // `include`: also where NODE_ENV=production would leave the build tools out. `loglevel`: an old Node that only starts the
  // pinned one is no cause for warnings.
  const npm = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  // On standard error, so that a script's own output stays clean.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const npmFile = process.env.npm_execpath;
  const installer = npmFile?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [npmFile, ...npm], options)
    : spawn('npm', npm, { ...options, shell: process.platform === 'win32' });
  // npm outlives this process where that is killed outright, and must end before another install begins.
  appendFileSync(lock, ` ${installer.pid}`);
  const code = await end(installer);
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  if (code !== 0) {
    fail(`
The packages could not be installed; npm's own words stand above. Most often the network or its proxy is the cause.
The same command tries again.`);
  }
  if (!existsSync(pinnedNode)) {
    fail(
      'npm installed the packages but not the Node that belongs to them, as it ran no install scripts. Is ignore-scripts set in an .npmrc?',
    );
  }
  writeFileSync(stamp, installing);
}

/** Waits while another process installs. A lock whose process has died is removed. */
async function takeLock() {
  const mine = `${lock}.${randomUUID()}`;
  writeFileSync(mine, String(process.pid));
  try {
    for (let told = false; ; await sleep(300)) {
      try {
        // A link either appears with the number in it or fails; a file made and then written could be read half done.
        linkSync(mine, lock);
        return;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      if (isAbandoned()) {
        rmSync(lock, { force: true });
      } else if (!told) {
        console.error('Another process is installing the packages; waiting for it…');
        told = true;
      }
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function isAbandoned() {
  try {
    const owners = readFileSync(lock, 'utf8').split(' ').map(Number);
    return Date.now() - statSync(lock).mtimeMs > longestInstall || !owners.some(isRunning);
  } catch (error) {
    // Released in the meantime.
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Passes signals on to a child until it ends, and gives its exit code. */
function end(child) {
  return new Promise((resolve) => {
    const passOn = (signal) => {
      stoppedBy = signal;
      // Ctrl-C in a terminal reaches the child by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, passOn);
    // npm passes a signal to the shell it started and no further: when that shell is gone, npm was stopped.
    const shell = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== shell && !stoppedBy) passOn('SIGTERM');
    }, 500);
    child.on('error', (error) => fail(`${child.spawnfile} could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const name of stopSignals) process.off(name, passOn);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
