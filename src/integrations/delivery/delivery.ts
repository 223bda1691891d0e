import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressSite } from './compress.ts';
import { DeliveryData } from './delivery-data.ts';
import { writeHostFiles } from './host-files.ts';
import { claimBuild, releasesIn } from './releases.ts';
import { siteUrlWarning } from './site-url.ts';
import { writeWorker } from './write-worker.ts';

/**
 * Turns the pages that Astro has built into a site that can be delivered: preview pictures, second addresses of posts, service
 * worker, files for hosts, compressed copies. Then visitors get this build instead of the last one (releases.ts).
 * @param folder - of all builds; `outDir` has to be `next` in it.
 */
export function delivery(folder: string): AstroIntegration {
  const releases = releasesIn(folder);
  return {
    name: 'delivery',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
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
        const data = await takeData(join(site, 'delivery.json'));
        for (const { from, to } of data.copies) await copyFile(pageFile(site, from), pageFile(site, to));
        await writeWorker(site);
        const pages = (await readdir(site, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
        await writeHostFiles(
          site,
          pages.filter((file) => file.endsWith('.html')),
          data.former,
        );
        await compressSite(site, releases.currentRelease());
        releases.publish(new Date());
        logger.info(`The site is in ${releases.current}`);
      },
    },
  };
}

/** Reads the data and deletes their file, which no visitor has a use for. */
async function takeData(file: string): Promise<DeliveryData> {
  const text = await readFile(file, 'utf8');
  await rm(file);
  return DeliveryData.parse(JSON.parse(text));
}

/** The file of the page at an address. */
function pageFile(site: string, address: string): string {
  return join(site, `${decodeURIComponent(address)}.html`);
}
