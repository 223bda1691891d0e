/** The HTTP server: its limits against slow senders and many connections, and answers in words to what it cannot read. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Counters } from './counters.ts';

/** Times are in ms. */
export type Limits = {
  /** For the whole head of a request, from the opening of the connection or its first byte. */
  headersTimeout: number;
  /** For the whole request. */
  requestTimeout: number;
  /** How often the two are checked. */
  connectionsCheckingInterval: number;
  /** Idle connections stay open longer than a usual proxy keeps them (60 s), so that it never reuses one that was just closed. */
  keepAliveTimeout: number;
  /** How long a client may leave what was sent to it unread. */
  unreadTimeout: number;
  /** Above this, one is closed for each new one: that which has been idle longest, or if none is, that with the oldest request. */
  connections: number;
};

/** 4,000 open connections take about 60 MB. Node itself limits the head of a request to 16 KB. */
export const defaultLimits: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
  unreadTimeout: 60_000,
  connections: 4000,
};

/** A server that does not listen yet. `handle` gets each request that is valid HTTP and names one host. */
export function createHttpServer(handle: RequestListener, limits: Limits, counters: Counters): Server {
  // The host is checked below: Node's own answer would be an empty page.
  const server = createServer({ ...limits, requireHostHeader: false }, (incoming, outgoing) => {
    if (hasOneHost(incoming)) handle(incoming, outgoing);
    else refuse(outgoing, 400, 'A request names one host.');
  });
  server.timeout = limits.unreadTimeout;
  server.on('checkExpectation', (_, outgoing) => refuse(outgoing, 417, 'The only expectation that this server meets is 100-continue.'));
  server.on('connect', (_, socket) => refuseRaw(socket, 405, 'This server is no proxy.', counters));
  server.on('request', (_, outgoing) => countAnswer(outgoing, counters));
  server.on('checkExpectation', (_, outgoing) => countAnswer(outgoing, counters));
  const canAnswer = boundConnections(server, limits.connections, counters);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, reason] = refusals[error.code ?? ''] ?? [400, 'This is not valid HTTP.'];
    if (socket.writable && canAnswer(socket)) refuseRaw(socket, status, reason, counters);
    else socket.destroy();
  });
  return server;
}

/** By the codes of Node's errors. */
const refusals: Readonly<Record<string, [status: number, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request has too many chunk extensions.'],
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers of the request are too long.'],
};

/** RFC 9112, section 3.2: a request without a host, or with two, could mean one site to a proxy and another one here. */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * Closes connections when there are too many. One that has not sent the whole head of a request counts as idle. So slow
 * senders go first, and a flood of them cannot keep others out: an honest request is among the youngest. Gives a test for connections to which an answer can be
 * written that is not taken for a part of another one, or for the answer to another request.
 */
function boundConnections(server: Server, most: number, counters: Counters): (socket: Duplex) => boolean {
  /** The longest idle first. */
  const idle = new Set<Duplex>();
  /** The oldest request first. */
  const active = new Set<Duplex>();
  const latest = new WeakMap<Duplex, { incoming: IncomingMessage; outgoing: ServerResponse }>();
  /** How many requests wait for the end of their answer: a client may send the next one before. */
  const unanswered = new WeakMap<Duplex, number>();
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    idle.add(socket);
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
      active.delete(socket);
    });
    if (open <= most) return;
    // The new connection is idle too.
    const [longest = socket] = idle.size > 1 ? idle : active;
    idle.delete(longest);
    active.delete(longest);
    longest.destroy();
    counters.countEviction();
  });
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    idle.delete(socket);
    active.add(socket);
    latest.set(socket, { incoming, outgoing });
    unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
    outgoing.once('close', () => {
      const left = (unanswered.get(socket) ?? 0) - 1;
      unanswered.set(socket, left);
      if (left > 0) return;
      active.delete(socket);
      if (!socket.destroyed) idle.add(socket);
    });
  });
  return (socket) => {
    const request = latest.get(socket);
    if (!request) return true;
    const left = unanswered.get(socket);
    return left === 0 ? request.incoming.complete : left === 1 && !request.outgoing.headersSent;
  };
}

function countAnswer(outgoing: ServerResponse, counters: Counters): void {
  outgoing.once('close', () => counters.countRequest(outgoing.headersSent ? outgoing.statusCode : undefined));
}

function refuse(outgoing: ServerResponse, status: number, reason: string): void {
  outgoing.writeHead(status, { ...refusalHeaders, 'Content-Length': Buffer.byteLength(reason) }).end(reason);
}

/** Answers where Node offers no response to write to. */
function refuseRaw(socket: Duplex, status: number, reason: string, counters: Counters): void {
  const headers = Object.entries({ ...refusalHeaders, 'Content-Length': Buffer.byteLength(reason) });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((header) => header.join(': '))].join('\r\n');
  // Not only ended: a client that goes on sending would keep it open.
  socket.end(`${head}\r\n\r\n${reason}`, () => socket.destroy());
  counters.countRequest(status);
}

const refusalHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff', Connection: 'close' };
