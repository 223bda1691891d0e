/** Starts the HTTP server, sets the security headers on every response, and stops without interrupting a response. */
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp, failureResponse } from './app.ts';
import type { Config } from './config.ts';
import { createCounters } from './counters.ts';
import { createHttpServer, defaultLimits } from './http-server.ts';
import { type Inbox, openInbox } from './inbox/open-inbox.ts';
import { errorFields, type Log } from './log.ts';
import { headersFor } from './site/security-headers.ts';
import { StartError } from './start-error.ts';

export type RunningServer = {
  port: number;
  /** For people: where the inbox is. */
  inboxLocation: string;
  close: () => Promise<void>;
};

/** In ms: how long running responses may take after the server was told to stop. */
const closeTimeout = 5000;
/** In ms: how often the counters are logged. */
const countersInterval = 5 * 60_000;

/** @throws {StartError} if the port is in use, or if the address or the inbox's database cannot be used. */
export async function startServer(config: Config, writeLog: Log, limits = defaultLimits): Promise<RunningServer> {
  const counters = createCounters();
  const log: Log = (event) => {
    counters.countEvent(event);
    writeLog(event);
  };
  const inbox = await openInbox(config, log);
  const listener = createListener(config, inbox, log);
  const countersTimer = setInterval(() => log(counters.read()), countersInterval).unref();
  const servers: Server[] = [];

  async function stop(): Promise<void> {
    clearInterval(countersTimer);
    await close(servers, inbox);
  }

  try {
    let { port } = config;
    for (const host of addresses(config.host)) {
      const server = createHttpServer(listener, limits, counters);
      if (!(await listen(server, port, host))) continue;
      server.on('error', (error) => log({ event: 'error', level: 'error', ...errorFields(error) }));
      servers.push(server);
      const address = server.address();
      if (typeof address === 'object' && address) ({ port } = address);
    }
    return {
      port,
      inboxLocation: inbox.location,
      close: async () => {
        await stop();
        log(counters.read());
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createListener(config: Config, inbox: Inbox, log: Log): RequestListener {
  const listener = getRequestListener(createApp(config, inbox, log).fetch, {
    // A request in HTTP/1.0 need not name a host.
    hostname: 'localhost',
    errorHandler: (error) => failureResponse(error, log),
  });
  return (incoming, outgoing) => {
    outgoing.setHeaders(headersFor(incoming.url ?? '', config.trustProxy && cameByHttps(incoming)));
    void listener(incoming, outgoing);
  };
}

/** The proxy, which ends TLS, overwrites or appends what the client wrote. */
function cameByHttps({ headers }: IncomingMessage): boolean {
  const protocols = headers['x-forwarded-proto'];
  return typeof protocols === 'string' && protocols.split(',').at(-1)?.trim() === 'https';
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
async function close(servers: Server[], inbox: Inbox): Promise<void> {
  const idleTimer = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  const deadlineTimer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), closeTimeout);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearInterval(idleTimer);
  clearTimeout(deadlineTimer);
  await inbox.close();
}
