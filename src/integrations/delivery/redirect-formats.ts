/** The redirects, as each static host reads them (docs/decisions/0016). Our own server gives none of these files away. */
import { encoded, encodings, pattern, type Redirect } from './redirect-list.ts';

/** Netlify and Cloudflare Pages. The last lines are for Netlify only; Cloudflare finds these pages by itself. */
export function netlifyRedirects(redirects: readonly Redirect[], lists: readonly string[]): string {
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

/** A star, or a colon and a name, would match any address. */
function literal(address: string): string {
  return address.replaceAll('*', '%2A').replaceAll(/:(?=[a-z])/gi, '%3A');
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
