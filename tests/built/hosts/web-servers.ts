/** Real web servers with the files of deploy/, on free ports of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#server/test-port.ts';
import { findProgram, type TestProgram } from '../../../scripts/test-programs.ts';

/** What is written in the examples for the owner to replace. */
const exampleFolder = '/var/www/site';
const exampleInbox = '127.0.0.1:3000';

/** `http` is the port on which an example leads to HTTPS. `inbox` is the port of our own server, to which the forms send. */
type Settings = { folder: string; temporary: string; port: number; http: number; inbox: number };
type Started = { program: Exclude<TestProgram, 'pgbouncer'>; args: (conf: string) => string[]; text: string };

const isRoot = process.getuid?.() === 0;

/** Each gives its configuration as its author would write it around the example, without TLS and on other ports. */
const setups = {
  nginx: (settings: Settings) => nginx(fill('deploy/nginx-static.conf', settings), settings),
  'nginx before npm start': (settings: Settings) => nginx(fill('deploy/nginx.conf', settings), settings),
  'Apache with .htaccess alone': (settings: Settings) =>
    apache(
      `DocumentRoot ${settings.folder}\n<Directory ${settings.folder}>\nAllowOverride All\nRequire all granted\n</Directory>\n`,
      settings,
    ),
  Apache: (settings: Settings) =>
    apache(
      fill('deploy/apache.conf', settings)
        .replaceAll(/^ *(SSL|Protocols ).*\n/gm, '')
        .replaceAll('*:443', `*:${settings.port}`)
        .replaceAll('*:80', `*:${settings.http}`),
      settings,
    ),
  Caddy: (settings: Settings) => caddy(fill('deploy/static.caddyfile', settings), settings),
  'Caddy before npm start': (settings: Settings) => caddy(fill('deploy/site.caddyfile', settings), settings),
} satisfies Record<string, (settings: Settings) => Started>;

export type Example = keyof typeof setups;

function nginx(example: string, { temporary, port, http }: Settings): Started {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(temporary, name)};`);
  const servers = example
    .replaceAll(/^ *(listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  const text = `${isRoot ? 'user root;' : ''}daemon off; worker_processes 1; pid ${join(temporary, `nginx-${port}.pid`)}; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; server_tokens off; ${folders.join(' ')}\n${servers}\n}\n`;
  return { program: 'nginx', args: (conf) => ['-p', temporary, '-e', 'stderr', '-c', conf], text };
}

function apache(example: string, { temporary, port, http }: Settings): Started {
  const names = [
    'mpm_event',
    'alias',
    'authz_core',
    'dir',
    'filter',
    'deflate',
    'headers',
    'mime',
    'proxy',
    'proxy_http',
    'rewrite',
    'setenvif',
  ];
  const modules = names
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    .filter((line) => existsSync(line.split(' ')[2] ?? ''));
  const text = `${modules.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${http}
PidFile ${join(temporary, `apache-${port}.pid`)}
Mutex file:${temporary} default
ErrorLog ${join(temporary, 'apache.log')}
TypesConfig /etc/mime.types
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${example}`;
  return { program: 'apache2', args: (conf) => ['-f', conf, '-DFOREGROUND'], text };
}

function caddy(example: string, { port }: Settings): Started {
  const sites = example
    // As behind another proxy, which ends TLS.
    .replace(/reverse_proxy (\S+)$/m, 'reverse_proxy $1 {\n\t}')
    .replace(/reverse_proxy \S+ \{/, '$&\n\ttrusted_proxies 127.0.0.1/32')
    .replace(/^www\.example\.com \{/m, `http://:${port} {\n\tbind 127.0.0.1`)
    .replace(/^example\.com \{/m, `http://example.com:${port} {\n\tbind 127.0.0.1`);
  return {
    program: 'caddy',
    args: (conf) => ['run', '--adapter', 'caddyfile', '--config', conf],
    text: `{\n\tadmin off\n\tauto_https off\n}\n${sites}`,
  };
}

export const examples = Object.keys(setups).filter((name): name is Example => name in setups);

/** The program that an example is for. */
export function programOf(example: Example): Started['program'] {
  return example.startsWith('nginx') ? 'nginx' : example.startsWith('Caddy') ? 'caddy' : 'apache2';
}

/** Starts one on free ports. */
export async function startWebServer(
  example: Example,
  settings: Omit<Settings, 'port' | 'http'>,
): Promise<{ port: number; http: number; stop: () => Promise<void> }> {
  const [port, http] = [await freePort(), await freePort()];
  const { program, args, text } = setups[example]({ ...settings, port, http });
  const { temporary } = settings;
  const conf = join(temporary, `${program}-${port}.conf`);
  writeFileSync(conf, text);
  const env = { ...process.env, HOME: temporary, XDG_DATA_HOME: temporary, XDG_CONFIG_HOME: temporary };
  const server = spawn(findProgram(program) ?? program, args(conf), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const output: Buffer[] = [];
  server.stderr.on('data', (part: Buffer) => output.push(part));
  await untilOpen(server, port, () => `${example} did not start:\n${Buffer.concat(output).toString()}`);
  return { port, http, stop: () => stop(server) };
}

function fill(file: string, { folder, inbox }: Settings): string {
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
