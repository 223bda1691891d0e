import { ownUseOnly, securityHeaders, strictTransport } from '#server/site/security-headers.ts';

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. They merge all rules that match, so a header that not every file
 * gets is only in rules for those that get it: Cache-Control for assets, Cross-Origin-Resource-Policy for assets, data and pages.
 * These hosts serve by HTTPS only.
 * @param addresses - of all pages but the home page, decoded and without the slash at the beginning.
 */
export function headersFile(addresses: readonly string[]): string {
  const rules: (readonly [path: string, headers: Iterable<readonly [name: string, value: string]>])[] = [
    ['/*', [...securityHeaders, strictTransport]],
    ['/feed.xml', [['Content-Type', 'application/atom+xml; charset=utf-8']]],
    ['/sw.js', [['Cache-Control', 'no-cache']]],
    ['/assets/*', [...ownUseOnly, ['Cache-Control', 'public, max-age=31536000, immutable']]],
    ['/data/*', ownUseOnly],
    ...pagePatterns(addresses).map((pattern) => [pattern, ownUseOnly] as const),
  ];
  const text = rules.map(([path, headers]) => [path, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)].join('\n'));
  return `${text.join('\n\n')}\n`;
}

/** Few, because hosts limit the number of rules: the home page, each page at the top, and all pages below one. */
function pagePatterns(addresses: readonly string[]): string[] {
  const patterns = addresses.map((address) => (address.includes('/') ? `/${address.split('/')[0]}/*` : `/${address}`));
  return ['/', ...new Set(patterns)].toSorted();
}
