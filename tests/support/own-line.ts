/**
 * The tests' site on a server of its own, whose line a test can cut, slow down or change the answers of. The service worker
 * asks for itself, and keeps connections that a browser's emulated 'offline' would not cut.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { site as builtSite } from './sites.ts';

export type Line = {
  url: string;
  /** Nothing is answered while it is cut. */
  cut: boolean;
  /** Every answer is 503, as of a server in trouble. */
  failing: boolean;
  /** Pages are answered only when this is resolved. */
  pagesWait: Promise<void>;
  /** By path: what becomes of a file on the way. */
  changes: Map<string, (text: string) => string>;
  /** The paths that were asked for, in order; those of messages with POST before them. */
  asked: string[];
};

/** Starts the site for the time of `use`. */
export async function withOwnLine(use: (line: Line) => Promise<void>): Promise<void> {
  const line: Line = { url: '', cut: false, failing: false, pagesWait: Promise.resolve(), changes: new Map(), asked: [] };
  const server = createServer((request, response) => void answer(line, request, response)).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  line.url = `http://localhost:${address.port}`;
  try {
    await use(line);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function answer(line: Line, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  if (line.cut) return void request.socket.destroy();
  if (line.failing) return void response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Busy</h1>');
  line.asked.push(method === 'POST' ? `POST ${url}` : url);
  const body = method === 'POST' ? await buffer(request) : null;
  const origin = `http://localhost:${builtSite.port}`;
  const answered = await fetch(origin + url, {
    method,
    body,
    redirect: 'manual',
    headers: {
      'Accept-Encoding': 'identity',
      Accept: headers.accept ?? '*/*',
      'Content-Type': headers['content-type'] ?? '',
      Origin: origin,
    },
  });
  const type = answered.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) await line.pagesWait;
  const change = line.changes.get(url);
  const content = change ? change(await answered.text()) : Buffer.from(await answered.arrayBuffer());
  response.writeHead(answered.status, { 'Content-Type': type, 'Cache-Control': answered.headers.get('cache-control') ?? 'no-cache' });
  response.end(content);
}
