/** Writes into the built site the redirects for our own server, and what static hosts need to answer like it. */
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { formerAddressesFile } from '#server/site/former-addresses.ts';
import { htaccess, listHtaccess } from './apache.ts';
import { headersFile } from './headers.ts';
import { listRedirects } from './redirect-list.ts';
import { caddyRedirects, nginxRedirects, netlifyRedirects } from './redirect-formats.ts';

/**
 * @param pages - the files of all pages, with forward slashes.
 * @param former - addresses that entries had before, and where they are now: percent-encoded, without the host.
 */
export async function writeHostFiles(
  folder: string,
  pages: readonly string[],
  former: readonly { from: string; to: string }[],
): Promise<void> {
  const lists = pages
    .filter((file) => basename(file) === '404.html' && file !== '404.html')
    .map(dirname)
    .toSorted();
  const addresses = pages.filter((file) => !/^index\.html$|(?:^|\/)404\.html$/.test(file)).map((file) => file.replace(/\.html$/, ''));
  const redirects = listRedirects(former, addresses);
  const texts: Record<string, string> = {
    [formerAddressesFile]: `${JSON.stringify(former)}\n`,
    _headers: headersFile(addresses),
    _redirects: netlifyRedirects(redirects, lists),
    '_redirects.nginx': nginxRedirects(redirects),
    '_redirects.caddy': caddyRedirects(redirects),
    '.htaccess': htaccess(redirects, lists),
    ...Object.fromEntries(lists.map((list) => [`${list}/.htaccess`, listHtaccess(list)])),
  };
  await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(join(folder, name), text)));
}
