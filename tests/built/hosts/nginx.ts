/** nginx with the files of deploy/, on free ports of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#server/test-port.ts';
import { findProgram } from '../../../scripts/test-programs.ts';

/** `inbox` is the port of our own server, to which the forms send. */
type Settings = { folder: string; temporary: string; inbox: number };

export const examples = ['nginx-static.conf', 'nginx.conf'];

/** Starts it with an example as its owner fills it in, without TLS and on free ports; on `http` it leads to HTTPS. */
export async function startNginx(
  example: string,
  { folder, temporary, inbox }: Settings,
): Promise<{ port: number; http: number; stop: () => Promise<void> }> {
  const [port, http] = [await freePort(), await freePort()];
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(temporary, name)};`);
  const servers = readFileSync(join('deploy', example), 'utf8')
    .replaceAll('/var/www/site', folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${inbox}`)
    .replaceAll(/^ *(listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  const conf = join(temporary, `nginx-${port}.conf`);
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    conf,
    `${asRoot}daemon off; worker_processes 1; pid ${join(temporary, `nginx-${port}.pid`)}; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; server_tokens off; ${folders.join(' ')}\n${servers}\n}\n`,
  );
  const server = spawn(findProgram('nginx') ?? 'nginx', ['-p', temporary, '-e', 'stderr', '-c', conf], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: Buffer[] = [];
  server.stderr.on('data', (part: Buffer) => output.push(part));
  await untilOpen(server, port, () => `nginx did not start with ${example}:\n${Buffer.concat(output).toString()}`);
  return { port, http, stop: () => stop(server) };
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function untilOpen(server: ChildProcess, port: number, problem: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(problem());
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
