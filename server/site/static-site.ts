/** Serves the built site: pages at clean addresses, files, redirects to canonical addresses, and the not-found pages. */
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownUseOnly, securityHeaders, strictTransport } from '#lib/built-site.ts';
import { createResolver, type ResolvedPath } from './resolve-path.ts';

/** Names of files in /assets/ contain a hash of the content, so the files never change. */
const immutable = 'public, max-age=31536000, immutable';
/** Browsers cache the page but ask every time if it has changed: a new build shows at once, an unchanged page costs a 304. */
const revalidate = 'no-cache';

/** With these a browser asks for a part of a file or for changes only: a not-found page is always sent whole. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'];

/** The ones that assets need. A page makes about twenty requests, and every header makes each of them larger. */
const assetHeaders = new Map([...ownUseOnly, ['X-Content-Type-Options', 'nosniff']]);
/** For every page, the not-found page at the address of an asset too. */
const pageHeaders: ReadonlyMap<string, string> = new Map([...securityHeaders, ...ownUseOnly]);

/** What others may embed: previews of shared links, the feed, icons and every other file at the top of the site. */
const forOthers = /^\/(?:social\/|[^/?]+\.\w+(?:\?|$))/;

/** The headers of every response to a request for `url`, the address as it was sent, except a missing asset. */
export function headersFor(url: string, https: boolean): Map<string, string> {
  const headers = url.startsWith('/assets/') ? assetHeaders : forOthers.test(url) ? securityHeaders : pageHeaders;
  return new Map(https ? [...headers, strictTransport] : headers);
}

/** Answers every request for a page or a file. No file is kept in memory, so a new build shows without a restart. */
export async function registerSite(app: FastifyInstance, folder: string): Promise<void> {
  const resolve = createResolver(folder);
  // Reads the folder, so that the first visitor does not wait for it.
  await resolve('/');
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  // The feed is XML of a kind that its name does not tell (RFC 4287).
  app.addHook('onSend', async ({ originalUrl }, reply) => {
    if (/^\/feed\.xml(?:\?|$)/.test(originalUrl) && reply.statusCode === 200) reply.type('application/atom+xml; charset=utf-8');
  });

  app.route({ method: ['GET', 'HEAD'], url: '*', handler: answer });
  // A new build has deleted a file that was there a moment ago.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found.'));

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname = '', search = '' } = requestedAddress(request.originalUrl, request.headers) ?? {};
    const resolved = await resolve(pathname);
    reply.header('cache-control', revalidate);
    if (resolved.kind === 'moved') return reply.redirect(resolved.address + search, 308);
    if (resolved.kind === 'file') {
      if (resolved.file.startsWith('assets/')) reply.header('cache-control', immutable);
      return reply.sendFile(resolved.file, resolved.root);
    }
    const earlier = await earlierBuildWith(pathname, resolved);
    if (earlier !== undefined) return reply.header('cache-control', immutable).sendFile(pathname, earlier);
    for (const name of conditions) delete request.raw.headers[name];
    reply.code(404).headers(Object.fromEntries(pageHeaders));
    if (resolved.page !== undefined) return reply.sendFile(resolved.page, resolved.root);
    reply.callNotFound();
    return reply;
  }
}

/**
 * The folder of a former build that has this asset: tabs that were open before a new build was put in its place ask for it.
 * Former builds are there only where the site's folder is a link, beside the folder that it leads to.
 */
async function earlierBuildWith(pathname: string, { root, isLink }: ResolvedPath): Promise<string | undefined> {
  const [, name] = /^\/assets\/([\w.-]+)$/.exec(pathname) ?? [];
  if (name === undefined || !isLink) return undefined;
  for (const build of await readdir(dirname(root))) {
    const found = build !== basename(root) && (await stat(join(dirname(root), build, 'assets', name)).catch(() => undefined));
    if (found && found.isFile()) return join(dirname(root), build);
  }
  return undefined;
}

/**
 * The address that a request is for; null where it or the host is not valid.
 *
 * @param url - as it was sent, which is a path or, to a proxy, a whole address.
 */
export function requestedAddress(url: string, { host = 'localhost' }: IncomingMessage['headers']): URL | null {
  if (/[/?#@\\]/.test(host)) return null;
  return URL.parse(url.startsWith('/') ? `http://${host}${url}` : url);
}
