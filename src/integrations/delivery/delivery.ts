import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { collections } from '#collections/addresses.ts';
import { readContent } from '#collections/read-content.ts';
import type { Content } from '#collections/table.ts';
import { compressSite } from './compress.ts';
import { type Redirect, writeHostFiles } from './host-files.ts';
import { claimBuild, releasesIn } from './releases.ts';
import { siteUrlWarning } from './site-url.ts';
import { writeWorker } from './write-worker.ts';

/**
 * Turns the pages that Astro has built into a site that can be delivered: second addresses of posts, service
 * worker, files for hosts, compressed copies. Then visitors get this build instead of the last one (releases.ts).
 * @param folder - of all builds; `outDir` has to be `next` in it.
 */
export function delivery(folder: string): AstroIntegration {
  const releases = releasesIn(folder);
  return {
    name: 'delivery',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, logger }) => {
        // Not that of the development server, which would get the React of a build that is made meanwhile.
        if (command !== 'dev') updateConfig({ vite: { cacheDir: 'node_modules/.vite-build' } });
        if (command !== 'build') return;
        try {
          claimBuild(folder);
        } catch (error) {
          // A sentence is enough: thrown, it would come with Astro's stack trace.
          logger.error(error instanceof Error ? error.message : String(error));
          process.exit(1);
        }
        const warning = siteUrlWarning(process.env.SITE_URL);
        if (warning) logger.warn(warning);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        // The same day as that of the pages: SOURCE_DATE_EPOCH (astro.config.ts).
        const { former, copies } = entryAddresses(await readContent('content'));
        for (const { from, to } of copies) await copyFile(pageFile(site, from), pageFile(site, to));
        await writeWorker(site);
        await writeHostFiles(site, former);
        await compressSite(site, releases.currentRelease());
        releases.publish(new Date());
        logger.info(`The site is in ${releases.current}`);
      },
    },
  };
}

/** The file of the page at an address. */
function pageFile(site: string, address: string): string {
  return join(site, `${decodeURIComponent(address)}.html`);
}

/**
 * What a delivered site needs of its entries' addresses: from `former` ones visitors are led to the present ones, and `copies` of
 * pages are at a second address, which is that of a post by its slug.
 */
export function entryAddresses(content: Content): { former: Redirect[]; copies: Redirect[] } {
  const entries = collections(content).flatMap(({ addressOf, entries: each }) => each.map((entry) => ({ ...entry, addressOf })));
  return {
    former: entries.flatMap(({ key, former, addressOf }) => former.map((name) => ({ from: addressOf(name), to: addressOf(key) }))),
    copies: entries.flatMap(({ key, keys, addressOf }) =>
      keys.flatMap((other) => (other === key ? [] : { from: addressOf(key), to: addressOf(other) })),
    ),
  };
}
