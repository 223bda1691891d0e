/** Writes into the built site the redirects for our own server, and what static hosts read (docs/deployment.md). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formerAddressesFile, ownUseOnly, securityHeaders, strictTransport } from '#lib/built-site.ts';

/** Addresses, percent-encoded and without the host. */
export type Redirect = { from: string; to: string };

/** @param former - from addresses that entries had before to their present ones. */
export async function writeHostFiles(folder: string, former: readonly Redirect[]): Promise<void> {
  const texts = {
    [formerAddressesFile]: `${JSON.stringify(former)}\n`,
    '_redirects.nginx': former.map(nginxLine).join(''),
    // Cloudflare Pages and Netlify. There a star, or a colon with a name, would stand for any text.
    _redirects: former.map(({ from, to }) => `${from.replaceAll('*', '%2A').replaceAll(':', '%3A')} ${to} 301\n`).join(''),
    _headers: headersFile(),
  };
  await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(join(folder, name), text)));
}

/** For a `map` of deploy/nginx-static.conf. A pattern, because nginx compares texts without regard to case. */
function nginxLine({ from, to }: Redirect): string {
  const pattern = decodeURIComponent(from)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('"', '\\"');
  // A dollar sign would begin a variable.
  return `"~^${pattern}/?$" "${to.replaceAll('$', '%24')}";\n`;
}

/** Cloudflare Pages and Netlify, which serve by HTTPS only, add up all rules that match; what they send by themselves is right for pages. */
function headersFile(): string {
  const rules: Record<string, Iterable<readonly [name: string, value: string]>> = {
    '/*': [...securityHeaders, strictTransport],
    '/assets/*': [...ownUseOnly, ['Cache-Control', 'public, max-age=31536000, immutable']],
    '/feed.xml': [['Content-Type', 'application/atom+xml; charset=utf-8']],
  };
  return Object.entries(rules)
    .map(([path, headers]) => `${path}\n${[...headers].map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}
