/** What the build and our server have to agree on. */

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

/** In plain HTTP browsers ignore it, so it is sent only where the visitor came by HTTPS. */
export const strictTransport: readonly [string, string] = ['Strict-Transport-Security', 'max-age=31536000'];

/** In the site's folder: where former addresses of entries lead to. Its underscore keeps it from visitors, as it does `_headers`. */
export const formerAddressesFile = '_redirects.json';
