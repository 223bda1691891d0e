/**
 * The HTTP server and its routes: the inbox and the health check at one path each, the built site at all others. It is
 * behind a proxy, so it has Node's own limits and no others. A refusal says why.
 */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { defaultEndpoint } from '#lib/form-rules.ts';
import type { Config } from './config.ts';
import { createHealthCheck, healthPath } from './health.ts';
import type { Inbox } from './inbox/open-inbox.ts';
import { registerInbox } from './inbox/submit.ts';
import { errorFields, type Log } from './log.ts';
import { headersFor, registerSite, requestedAddress } from './site/static-site.ts';

/** In ms. */
export type Limits = {
  /** For the whole head of a request. */
  headersTimeout: number;
  /** For the whole request. */
  requestTimeout: number;
  /** How often the two are checked. */
  connectionsCheckingInterval: number;
};

export const defaultLimits: Limits = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** In ms: idle connections stay open longer than a usual proxy keeps them (60 s), so that it never reuses one that was just closed. */
const keepAliveTimeout = 65_000;
/** In ms: how long a client may leave what was sent to it unread. */
const unreadTimeout = 60_000;

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
    const isBusy = error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
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
