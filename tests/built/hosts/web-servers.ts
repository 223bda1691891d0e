/** Real web servers with what stands in deploy/, on free ports of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#server/database/test-postgres.ts';
import type { WebServer } from '../../../scripts/web-servers.ts';

/** What is written in the examples for the owner to replace. */
const exampleFolder = '/var/www/site';
const exampleInbox = '127.0.0.1:3000';

type Settings = { folder: string; temporary: string; port: number; inbox: number };
type Started = { args: string[]; conf: string; text: string };

const isRoot = process.getuid?.() === 0;

/** Each gives its configuration as its author would write it around the example, without TLS and on other ports. */
const setups: Readonly<Record<WebServer, (settings: Settings) => Started>> = {
  nginx: ({ temporary, port, ...settings }) => {
    const conf = join(temporary, 'nginx.conf');
    const example = fill('deploy/nginx-static.conf', settings)
      .replaceAll(/^ *(listen \[::\]|ssl_).*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${port} ;`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} default_server;`)
      .replaceAll('server_name www.example.com example.com;', '')
      .replace(/server \{\s+listen 127\.0\.0\.1:\d+ ;[^}]+\}/, '');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(temporary, name)};`);
    const text = `${isRoot ? 'user root;' : ''}daemon off; worker_processes 1; pid ${join(temporary, 'nginx.pid')}; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; server_tokens off; ${folders.join(' ')}\n${example}\n}\n`;
    return { args: ['-p', temporary, '-e', 'stderr', '-c', conf], conf, text };
  },
  apache2: ({ folder, temporary, port }) => {
    const conf = join(temporary, 'apache.conf');
    const modules = ['mpm_event', 'authz_core', 'dir', 'filter', 'deflate', 'headers', 'mime', 'rewrite', 'setenvif']
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .filter((line) => existsSync(line.split(' ')[2] ?? ''));
    const text = `${modules.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${join(temporary, 'apache.pid')}
Mutex file:${temporary} default
ErrorLog ${join(temporary, 'apache.log')}
TypesConfig /etc/mime.types
DocumentRoot ${folder}
<Directory ${folder}>
  AllowOverride All
  Require all granted
</Directory>
`;
    return { args: ['-f', conf, '-DFOREGROUND'], conf, text };
  },
  caddy: ({ temporary, port, ...settings }) => {
    const conf = join(temporary, 'Caddyfile');
    const example = fill('deploy/static.caddyfile', settings)
      .replace('www.example.com {', `http://:${port} {\n\tbind 127.0.0.1`)
      .replace(/^example\.com \{[^}]+\}\n\}/m, '');
    const text = `{\n\tadmin off\n\tauto_https off\n}\n${example}`;
    return { args: ['run', '--adapter', 'caddyfile', '--config', conf], conf, text };
  },
};

/** Starts one on a free port. `inbox` is the port of our own server, to which the forms send. */
export async function startWebServer(
  name: WebServer,
  program: string,
  settings: Omit<Settings, 'port'>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const { args, conf, text } = setups[name]({ ...settings, port });
  writeFileSync(conf, text);
  const { temporary } = settings;
  const env = { ...process.env, HOME: temporary, XDG_DATA_HOME: temporary, XDG_CONFIG_HOME: temporary };
  const server = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const output: Buffer[] = [];
  server.stderr.on('data', (part: Buffer) => output.push(part));
  await untilOpen(server, port, () => `${name} did not start:\n${Buffer.concat(output).toString()}`);
  return { port, stop: () => stop(server) };
}

function fill(file: string, { folder, inbox }: Pick<Settings, 'folder' | 'inbox'>): string {
  return readFileSync(file, 'utf8').replaceAll(exampleFolder, folder).replaceAll(exampleInbox, `127.0.0.1:${inbox}`);
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
