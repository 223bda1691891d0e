/** For tests: a real PostgreSQL, in a folder of its own that is deleted with it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort } from '../test-port.ts';

export type TestPostgres = {
  /** Of the database that is there from the beginning. */
  url: string;
  start: () => Promise<void>;
  /** Ends it at once: connections break off, as when the machine dies. */
  kill: () => Promise<void>;
  /** Kills it and deletes its folder. */
  remove: () => Promise<void>;
};

/** PostgreSQL refuses to run as root. This is the user 'nobody' everywhere. */
export const nobody = 65_534;

/** @param programs - the folder with `initdb` and `postgres`. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (user.uid) chownSync(folder, nobody, nobody);
  const options = { ...user, cwd: folder };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...options,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    // Without a flush to the disk: the tests end servers of ours, not the machine.
    const args = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', '-c', 'max_connections=200'];
    server = spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' });
    for (;;) {
      try {
        return await execute(url, 'SELECT 1');
      } catch {
        if (server.exitCode !== null) throw new Error(`PostgreSQL did not start, exit code ${server.exitCode}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async function kill(): Promise<void> {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    // The signal for an immediate end; SIGKILL would leave its own processes behind.
    server.kill('SIGQUIT');
    await ended;
  }

  await start();
  return {
    url,
    start,
    kill,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let databases = 0;

/** Makes a new, empty database on the server of `url` and gives its own URL. */
export async function newDatabase(url: string): Promise<string> {
  databases += 1;
  const name = `test_${process.pid}_${databases}_${Date.now().toString(36)}`;
  await execute(url, `CREATE DATABASE ${name}`);
  return String(new URL(`/${name}`, url));
}

async function execute(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
