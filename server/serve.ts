/** Starts the HTTP server, sets the security headers on every response, and stops without interrupting a response. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { type Config, StartError } from './config.ts';
import { openStore, type Store } from './inbox/store.ts';
import { reasonOf } from './reason.ts';
import { securityHeaders } from './site/security-headers.ts';

export type RunningServer = { port: number; close: () => Promise<void> };

/** The ones that assets need. A page makes about twenty requests, and every header makes each of them larger. */
const fileHeaders = new Map([['X-Content-Type-Options', 'nosniff']]);

/** In ms. Idle connections stay open longer than a usual proxy keeps them (60 s), so that it never reuses one that was just closed. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
/** In ms: how long running responses may take after the server was told to stop. */
const closeTimeout = 5000;

/** @throws {StartError} if the port is in use, or if the address or the inbox's folder cannot be used. */
export async function startServer(config: Config, log: (line: string) => void): Promise<RunningServer> {
  const store = openInbox(config.dataDir);
  const listener = getRequestListener(createApp(config, store, log).fetch);
  const servers: Server[] = [];
  try {
    let { port } = config;
    for (const host of addresses(config.host)) {
      const server = createServer(timeouts, (incoming, outgoing) => {
        outgoing.setHeaders(incoming.url?.startsWith('/assets/') ? fileHeaders : securityHeaders);
        void listener(incoming, outgoing);
      });
      if (!(await listen(server, port, host))) continue;
      server.on('error', (error) => log(`error ${error.message}`));
      servers.push(server);
      const address = server.address();
      if (typeof address === 'object' && address) ({ port } = address);
    }
    return { port, close: () => close(servers, store) };
  } catch (error) {
    await close(servers, store);
    throw error;
  }
}

function openInbox(folder: string): Store {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return openStore(folder);
  } catch (error) {
    throw new StartError(`DATA_DIR: cannot keep the inbox in ${folder} (${reasonOf(error)})`);
  }
}

/** Browsers may resolve `localhost` to either address, and not all of them try the other one afterwards. */
function addresses(host: string): string[] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
}

/** Resolves with false if this machine has no IPv6 loopback address; then IPv4 is enough. */
function listen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) resolve(false);
      else reject(startError(error, port, host));
    });
    server.listen(port, host, () => resolve(true));
  });
}

function startError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT: port ${port} is taken by another program. Choose another one: PORT=${port < 65_535 ? port + 1 : port - 1} npm start`,
      );
    case 'EACCES':
      return new StartError(`PORT: this user may not listen on port ${port}. Choose one from 1024 up: PORT=3000 npm start`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST: expected an address of this machine, such as 127.0.0.1 or 0.0.0.0, found ${JSON.stringify(host)}`);
    default:
      return error;
  }
}

/** Accepts no new connections, lets running responses finish, then closes the inbox. */
async function close(servers: Server[], store: Store): Promise<void> {
  const idleTimer = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  const deadlineTimer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), closeTimeout);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearInterval(idleTimer);
  clearTimeout(deadlineTimer);
  await store.close();
}
