/**
 * The security headers of every page, for our server and for the file `_headers` that some static hosts read; a test holds
 * deploy/nginx-static.conf to them. Pages have their own policy with hashes in a meta tag; only `frame-ancestors` has no
 * effect there, so it is here.
 */
export const securityHeaders: ReadonlyMap<string, string> = new Map([
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]);

/** For pages and assets: no other site may embed them. */
export const ownUseOnly: ReadonlyMap<string, string> = new Map([['Cross-Origin-Resource-Policy', 'same-origin']]);

/** The ones that assets need. A page makes about twenty requests, and every header makes each of them larger. */
const assetHeaders = new Map([...ownUseOnly, ['X-Content-Type-Options', 'nosniff']]);
/** For every page, the not-found page at the address of an asset too. */
export const pageHeaders: ReadonlyMap<string, string> = new Map([...securityHeaders, ...ownUseOnly]);

/** What others may embed: previews of shared links, the feed, icons and every other file at the top of the site. */
const forOthers = /^\/(?:social\/|[^/?]+\.\w+(?:\?|$))/;

/** In plain HTTP browsers ignore it, so it is sent only where the visitor came by HTTPS. */
export const strictTransport: readonly [string, string] = ['Strict-Transport-Security', 'max-age=31536000'];

/** The headers of every response to a request for `url`, the address as it was sent, except a missing asset. */
export function headersFor(url: string, https: boolean): Map<string, string> {
  const headers = url.startsWith('/assets/') ? assetHeaders : forOthers.test(url) ? securityHeaders : pageHeaders;
  return new Map(https ? [...headers, strictTransport] : headers);
}
