/**
 * The HTTP server and its routes: the inbox and the health check at one path each, the built site at all others. It is
 * behind a proxy, so it has Node's own limits and no others. A refusal says why.
 */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { defaultEndpoint } from '#lib/form-rules.ts';
import type { Config } from './config.ts';
import { codeOf, StartError } from './errors.ts';
import { createHealthCheck, healthPath } from './health.ts';
import { type Inbox, openInbox } from './inbox/open-inbox.ts';
import { registerInbox } from './inbox/submit.ts';
import { errorFields, type Log } from './log.ts';
import { headersFor, registerSite, requestedAddress } from './site/static-site.ts';

export type Limits = typeof defaultLimits;
/** In ms. */
export const defaultLimits = {
  /** For the whole head of a request. */
  headersTimeout: 15_000,
  /** For the whole request. */
  requestTimeout: 30_000,
  /** How often the two are checked. */
  connectionsCheckingInterval: 5000,
};

/** In ms: idle connections stay open longer than a usual proxy keeps them (60 s), so that it never reuses one that was just closed. */
const keepAliveTimeout = 65_000;
/** In ms: how long a client may leave what was sent to it unread. */
const unreadTimeout = 60_000;

/** In ms: how long answers under way may take after the server was told to stop. With the rest it is 8 s at most. */
const closeTimeout = 4000;

/**
 * Starts the server, and gives what stops it without interrupting an answer.
 * @throws {StartError} if the port is in use, or if the address cannot be used.
 */
export async function startServer(config: Config, log: Log, limits = defaultLimits) {
  const inbox = await openInbox(config, log);
  const app = await createApp(config, inbox, log, limits);

  async function close(): Promise<void> {
    const deadline = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
    // E-mail stops at once, what is being received is still stored.
    await Promise.all([app.close(), inbox.stopMail()]);
    clearTimeout(deadline);
    await inbox.close();
  }

  try {
    await app.listen({ port: config.port, host: config.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    return { port, /** For people. */ inboxLocation: inbox.location, close };
  } catch (error) {
    await close();
    throw startError(error, config);
  }
}

function startError(error: unknown, { port, host }: Config): unknown {
  switch (codeOf(error)) {
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

export async function createApp(config: Config, inbox: Inbox, log: Log, limits: Limits): Promise<FastifyInstance> {
  // The framework would log each request.
  const loggerInstance: FastifyBaseLogger = log.child({}, { level: 'warn' });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests: a logger for each takes much of a request's time.
    childLoggerFactory: (logger) => logger,
    // A missing host is refused below: Node's own answer would be an empty page.
    http: { ...limits, requireHostHeader: false },
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout,
    connectionTimeout: unreadTimeout,
    forceCloseConnections: 'idle',
    // The router refuses what it cannot decode. To the site it is an unknown address like any other.
    rewriteUrl: ({ url = '', headers }) => (canBeDecoded(requestedAddress(url, headers)?.pathname) ? url : '/'),
    clientErrorHandler: refuseConnection,
  });
  app.server.on('checkExpectation', (_, outgoing) => {
    outgoing.writeHead(417, refusalHeaders).end('The only expectation that this server meets is 100-continue.');
  });
  app.server.on('connect', (_, socket) => refuseRaw(socket, 405, 'This server is no proxy.'));

  app.addHook('onRequest', async (request, reply) => {
    const { raw, originalUrl } = request;
    const https = config.trustProxy > 0 && raw.headersDistinct['x-forwarded-proto']?.at(-1)?.split(',').at(-1)?.trim() === 'https';
    reply.headers(Object.fromEntries(headersFor(originalUrl, https)));
    if (!hasOneHost(raw)) return refuse(reply, 400, 'A request names one host.');
    const address = requestedAddress(originalUrl, raw.headers);
    if (!address) return refuse(reply, 400, 'The address or the host of this request is not valid.');
    const isInbox = address.pathname === defaultEndpoint;
    const methods = isInbox ? ['POST', 'OPTIONS'] : ['GET', 'HEAD'];
    if (methods.includes(request.method)) return undefined;
    reply.code(405).header('allow', methods.join(', '));
    return isInbox
      ? reply.header('cache-control', 'no-store').send({ success: false, message: 'Submissions are sent with POST.' })
      : refuse(reply, 405, 'Pages can only be read.');
  });
  app.setErrorHandler((error, _request, reply) => {
    // 416: the file does not have this range. 412: a condition is not met.
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
    if (status >= 400 && status < 500) return refuse(reply, status, `${STATUS_CODES[status]}.`);
    log.error({ event: 'error', ...errorFields(error) });
    const isBusy = ['EMFILE', 'ENFILE'].includes(codeOf(error) ?? '');
    if (isBusy) return refuse(reply.header('retry-after', '5'), 503, 'The server is busy. Please try again in a moment.');
    return refuse(reply, 500, 'Something went wrong on our side. Please try again.');
  });
  app.get(healthPath, createHealthCheck(inbox.store, log));
  await app.register(async (scope) => registerInbox(scope, config, inbox, log));
  await registerSite(app, config.siteDir);
  return app;
}

function canBeDecoded(path: string | undefined): boolean {
  try {
    return path !== undefined && decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** RFC 9112, section 3.2: a request without a host, or with two, could mean one site to a proxy and another one here. */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function refuse(reply: FastifyReply, status: number, reason: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(reason);
}

/** By the codes of Node's errors. */
const refusals: Readonly<Record<string, [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request has too many chunk extensions.'],
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers of the request are too long.'],
};

/** What is not valid HTTP gets an answer only where none has begun: it would be taken for a part of that one. */
function refuseConnection({ code }: NodeJS.ErrnoException, socket: Duplex & { bytesWritten?: number }): void {
  const [status, reason] = refusals[code ?? ''] ?? [400, 'This is not valid HTTP.'];
  if (socket.writable && socket.bytesWritten === 0) refuseRaw(socket, status, reason);
  else socket.destroy();
}

const refusalHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff', Connection: 'close' };

/** Answers where Node offers no response to write to. */
function refuseRaw(socket: Duplex, status: number, reason: string): void {
  const headers = Object.entries({ ...refusalHeaders, 'Content-Length': Buffer.byteLength(reason) });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((header) => header.join(': '))].join('\r\n');
  // Not only ended: a client that goes on sending would keep it open.
  socket.end(`${head}\r\n\r\n${reason}`, () => socket.destroy());
}
