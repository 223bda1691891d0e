/** Who is asking: the client's address, and whether the page that it asks from is ours. */

/**
 * A browser names the page's origin in every POST. One that is neither the site's own nor allowed is another site
 * that uses the visitor's browser. A program that names none is no browser, and nobody's cookies are at stake.
 */
export function isAllowedOrigin(headers: Headers, allowedOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin === null || allowedOrigins.includes(origin)) return true;
  // The browser's own word, which a page cannot forge: it holds also behind a proxy that rewrites the host.
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const own = URL.parse(`${URL.parse(origin)?.protocol}//${headers.get('host')}`);
  return own?.origin === origin;
}

/** With a trusted proxy in front, the client is the last address of the list: the proxy itself wrote that one. */
export function clientAddress(headers: Headers, socketAddress: string | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (socketAddress ?? 'unknown');
}
