/** Facts about the client of a request: its address, and whether the page that sent the request may do so. */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * A browser sends the page's origin with every POST. If it is neither the site's own nor allowed, another site uses the
 * visitor's browser. A request without an origin is not from a browser, so it cannot misuse a visitor's cookies.
 */
export function isAllowedOrigin(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  // Set by the browser, so a page cannot forge it. It is also right behind a proxy that rewrites the host.
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  const site = URL.parse(`${URL.parse(origin)?.protocol}//${headers.host}`);
  return site?.origin === origin;
}

/**
 * Behind `proxies` proxies, each of which adds the address that it was asked from at the right of X-Forwarded-For, the client
 * is that many entries from the right. Some add a port, which changes with each connection. What is no address is ignored, so
 * that nobody can invent clients.
 */
export function clientAddress(headers: IncomingHttpHeaders, socketAddress: string | undefined, proxies: number): string {
  const entries = String(headers['x-forwarded-for'] ?? '').split(',');
  const entry = proxies > 0 ? (entries.at(-proxies)?.trim() ?? '') : '';
  const forwarded = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(forwarded) > 0 ? forwarded : (socketAddress ?? 'unknown');
}
