/** Writes into the built site the redirects for our own server, and what static hosts need to answer like it. */
import { writeFile } from 'node:fs/promises';
import { redirectsFile as ourFile } from '#server/site/redirects.ts';
import { basename, dirname, join } from 'node:path';
import { htaccess, listHtaccess } from './apache.ts';
import { listRedirects } from './redirects.ts';
import { caddyRedirects, cloudFrontFunction, nginxRedirects, redirectsFile, vercelFile } from './static-hosts.ts';

/** What is no page, as the beginning of a path without its slash. */
const notPages = 'assets/|social/|[^/]+\\.\\w+$';

/**
 * @param files - all files of the site.
 * @param former - see `listRedirects`.
 * @param siteFolder - of a site that is not at the root of its domain, which only hosts without such files take.
 */
export async function writeHostFiles(
  folder: string,
  files: readonly string[],
  former: readonly { from: string; to: string }[],
  siteFolder = '',
): Promise<void> {
  await writeFile(join(folder, ourFile), `${JSON.stringify(former.map(({ from, to }) => ({ from, to })))}\n`);
  if (siteFolder !== '') return;
  const pages = files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.html'));
  const lists = pages
    .filter((file) => basename(file) === '404.html' && file !== '404.html')
    .map(dirname)
    .toSorted();
  const addresses = pages.filter((file) => !/^index\.html$|(?:^|\/)404\.html$/.test(file)).map((file) => file.replace(/\.html$/, ''));
  const redirects = listRedirects(former, addresses);
  const texts: Record<string, string> = {
    '.htaccess': htaccess(redirects, lists),
    ...Object.fromEntries(lists.map((list) => [`${list}/.htaccess`, listHtaccess(list)])),
    _redirects: redirectsFile(redirects, lists),
    '_redirects.nginx': nginxRedirects(redirects),
    '_redirects.caddy': caddyRedirects(redirects),
    '_cloudfront.js': cloudFrontFunction(redirects),
    'vercel.json': vercelFile(redirects, notPages),
  };
  await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(join(folder, name), text)));
}
