import { ownUseOnly, securityHeaders, strictTransport } from '#lib/built-site.ts';

/** The ones that assets need. A page makes about twenty requests, and every header makes each of them larger. */
const assetHeaders = new Map([...ownUseOnly, ['X-Content-Type-Options', 'nosniff']]);
/** For every page, the not-found page at the address of an asset too. */
export const pageHeaders: ReadonlyMap<string, string> = new Map([...securityHeaders, ...ownUseOnly]);

/** What others may embed: previews of shared links, the feed, icons and every other file at the top of the site. */
const forOthers = /^\/(?:social\/|[^/?]+\.\w+(?:\?|$))/;

/** The headers of every response to a request for `url`, the address as it was sent, except a missing asset. */
export function headersFor(url: string, https: boolean): Map<string, string> {
  const headers = url.startsWith('/assets/') ? assetHeaders : forOthers.test(url) ? securityHeaders : pageHeaders;
  return new Map(https ? [...headers, strictTransport] : headers);
}
