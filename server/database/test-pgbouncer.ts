/** For tests: PgBouncer in transaction mode before a PostgreSQL, where every transaction may get another process of the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../test-port.ts';
import { nobody } from './test-postgres.ts';

/** Starts it until the test ends. Gives the address of the same database through it. */
export async function startPgBouncer(program: string, url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort } = new URL(url);
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=postgres`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\ndefault_pool_size = 4',
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (user.uid) for (const path of [folder, file]) chownSync(path, nobody, nobody);
  const server = spawn(program, ['-q', file], { ...user, stdio: 'ignore' });
  onTestFinished(async () => {
    if (server.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });
  while (!(await listens(port))) {
    if (server.exitCode !== null) throw new Error(`PgBouncer did not start, exit code ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return String(Object.assign(new URL(url), { port: String(port) }));
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });
}
