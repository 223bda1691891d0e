/**
 * The files that tell a static host how to answer, beside `_headers`: our own server gives none of them away. Each host's
 * rules, limits and what it cannot do: docs/decisions/0016.
 */
import { ownUseOnly, securityHeaders, strictTransport } from '#server/site/security-headers.ts';
import { encoded, encodings, pattern, type Redirect } from './redirects.ts';

/** Netlify and Cloudflare Pages. The last lines are for Netlify only; Cloudflare finds these pages by itself. */
export function redirectsFile(redirects: readonly Redirect[], lists: readonly string[]): string {
  const moved = redirects
    .filter(({ from, to }) => from !== to)
    .flatMap(({ from, to }) =>
      [...new Set(encodings(from).map(literal))].flatMap((address) => [`${address} ${encoded(to)} 301`, `${address}/ ${encoded(to)} 301`]),
    );
  const missing = lists.map((list) => `/${list}/:entry /${list}/404.html 404`);
  return [...moved, ...missing, ''].join('\n');
}

/** For a `map` of deploy/nginx-static.conf. Patterns only, because it compares texts without regard to case. The first that fits counts. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  return lines(redirects, ({ from, to, ignoresCase }) => [
    ...(from === to ? [`${quoted(`~^/${pattern(to)}$`)} "";`] : []),
    `${quoted(`${ignoresCase ? '~*' : '~'}^/${pattern(from)}/?$`)} ${quoted(encoded(to))};`,
  ]);
}

/** For a `map` of deploy/static.caddyfile. The first line that fits counts; Caddy refuses a file without a line. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  const written = lines(redirects, ({ from, to, ignoresCase }) => [
    ...(from === to ? [`${quoted(`/${to}`)} ""`] : []),
    ...(ignoresCase ? [`~(?i)^/${pattern(from)}/?$`] : [`/${from}`, `/${from}/`]).map(
      (address) => `${quoted(address)} ${quoted(encoded(to))}`,
    ),
  ]);
  return `/ ""\n${written}`;
}

/**
 * Vercel, which reads it when the built folder itself is deployed. It knows no letter case, and at most 1,024 redirects. It sends
 * a header also with what is not there: so it lets nothing be cached for a year, because a browser that asked for a file of
 * another version would never ask again, also when that version is taken back.
 */
export function vercelFile(redirects: readonly Redirect[], notPages: string): string {
  const headers = (source: string, entries: Iterable<readonly [string, string]>) => ({
    source,
    headers: [...entries].map(([key, value]) => ({ key, value })),
  });
  const file = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects
      .filter(({ from, to }) => from !== to)
      .flatMap(({ from, to }) =>
        encodings(from).map((address) => ({ source: sourceOf(address), destination: destinationOf(to), permanent: true })),
      )
      .slice(0, 1024),
    headers: [
      headers('/(.*)', [...securityHeaders, strictTransport, ['Cache-Control', 'no-cache']]),
      headers(`/((?!${notPages}).*)`, ownUseOnly),
      headers('/assets/(.*)', ownUseOnly),
      headers('/feed.xml', [['Content-Type', 'application/atom+xml; charset=utf-8']]),
    ],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * A CloudFront function (runtime cloudfront-js-2.0) for 'viewer request', before a private bucket of S3. It is limited to 10 KB,
 * which is enough for about a hundred redirects. What is not there is answered by CloudFront with `/404.html` and status 404.
 */
export function cloudFrontFunction(redirects: readonly Redirect[]): string {
  const moved = Object.fromEntries(redirects.map(({ from, to, ignoresCase }) => [ignoresCase ? from.toLowerCase() : from, encoded(to)]));
  return `const moved = Object.assign(Object.create(null), ${JSON.stringify(moved)});

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  // What begins with two slashes would lead to another site.
  if (/[\\/]{2}/.test(uri)) {
    request.uri = '/404/404';
    return request;
  }
  const given = request.querystring;
  const query = Object.keys(given).map(name => (given[name].multiValue || [given[name]]).map(one => name + '=' + one.value).join('&')).join('&');
  const to = address => ({
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: address + (query ? '?' + query : '') } },
  });
  let name;
  try { name = decodeURIComponent(uri.slice(1)).replace(/\\/$/, ''); } catch (error) { name = ''; }
  const known = moved[name] || moved[name.toLowerCase()];
  if (known && decodeURIComponent(known) !== '/' + name) return to(known);
  if (uri === '/index' || uri === '/index.html') return to('/');
  if (/\\/404(\\.html)?$/.test(uri)) {
    request.uri = '/404/404';
    return request;
  }
  if (/.\\/$/.test(uri)) return to(uri.replace(/\\/+$/, ''));
  if (/[^/]\\.html$/.test(uri)) return to(uri.replace(/\\.html$/, ''));
  if (uri === '/') request.uri = '/index.html';
  // S3 takes a plus sign for a space.
  else if (!/^\\/((assets|data|social|\\.well-known)\\/|[^/]+\\.\\w+$)/.test(uri)) request.uri = uri.replace(/\\+/g, '%2B') + '.html';
  return request;
}
`;
}

/** A star, or a colon and a name, would stand for any address. */
function literal(address: string): string {
  return address.replaceAll('*', '%2A').replaceAll(/:(?=[a-z])/gi, '%3A');
}

/** What would be a pattern is escaped. */
function sourceOf(address: string): string {
  return address.replaceAll(/[:*+?(){}]/g, '\\$&');
}

/** Parentheses would be a part of a pattern. */
function destinationOf(address: string): string {
  return encoded(address).replaceAll('(', '%28').replaceAll(')', '%29');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function lines(redirects: readonly Redirect[], write: (redirect: Redirect) => string[]): string {
  return redirects
    .flatMap(write)
    .map((line) => `${line}\n`)
    .join('');
}
