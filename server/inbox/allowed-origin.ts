import type { IncomingHttpHeaders } from 'node:http';

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
