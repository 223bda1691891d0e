/**
 * The security headers of every page, for our server and for the file `_headers` that static hosts read; a test holds
 * deploy/nginx-static.conf to them. Pages have their own policy with hashes in a meta tag; only `frame-ancestors` has no
 * effect there, so it is here. Strict-Transport-Security is the task of the proxy that terminates TLS: in plain HTTP
 * browsers ignore the header.
 */
export const securityHeaders: Map<string, string> = new Map([
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]);
