/** Facts about the client of a request: its address, and whether the page that sent the request may do so. */
import { isIP } from 'node:net';

/**
 * A browser sends the page's origin with every POST. If it is neither the site's own nor allowed, another site uses the
 * visitor's browser. A request without an origin is not from a browser, so it cannot misuse a visitor's cookies.
 */
export function isAllowedOrigin(headers: Headers, allowedOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin === null || allowedOrigins.includes(origin)) return true;
  // Set by the browser, so a page cannot forge it. It is also right behind a proxy that rewrites the host.
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const site = URL.parse(`${URL.parse(origin)?.protocol}//${headers.get('host')}`);
  return site?.origin === origin;
}

/**
 * Behind a trusted proxy, the last address of the list is the client: that entry was written by the proxy itself. Some proxies
 * add a port, which changes with each connection. What is no address then is ignored, so that nobody can invent clients.
 */
export function clientAddress(headers: Headers, socketAddress: string | undefined, trustProxy: boolean): string {
  const entry = trustProxy ? (headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '') : '';
  const forwarded = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(forwarded) > 0 ? forwarded : (socketAddress ?? 'unknown');
}
