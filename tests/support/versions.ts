/**
 * Two versions of the tests' site, put live by the code that ends a build, and served by the real server.
 *
 * The second one is made of the first: each script and style sheet has another name, wherever it is named, so has the folder of
 * the data, and the company too.
 * That is all that an open tab meets of a new build: the files of its own version are gone, and the pages name others. A second
 * build would add another run of the bundler, twenty seconds, and nothing that the tab, the server or the worker can tell apart.
 */
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { releaseFolders, replaceSite } from '#build/replace-site.ts';
import { site } from '#content/site.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/serve.ts';
import { runQuietly } from '../../scripts/run.ts';
import { fixture } from './sites.ts';
import { expect, test as base } from './test.ts';

type Version = 1 | 2;

type Live = {
  url: string;
  /** Puts a version live, and keeps the files of the last one for open tabs. */
  release: (version: Version) => Promise<void>;
  /** The same, and after more than a day once more: the files that only the other version has are gone. */
  releaseForGood: (version: Version) => Promise<void>;
  /** `npm run rollback`. */
  rollBack: () => Promise<void>;
};

const moreThanADay = 25 * 3_600_000;

/** With a site of its own, where version 1 is live at first. */
export const test = base.extend<{ live: Live }, { secondVersion: string }>({
  secondVersion: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const folder = await mkdtemp('test-results/version-2-');
      await cp(fixture.folder, folder, { recursive: true });
      await renameScripts(folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  live: async ({ secondVersion }, use) => {
    const folder = await mkdtemp('test-results/live-');
    const { next, current } = releaseFolders(folder);
    async function release(version: Version, now?: number): Promise<void> {
      await cp({ 1: fixture.folder, 2: secondVersion }[version], next, { recursive: true, preserveTimestamps: true });
      await replaceSite(folder, now);
    }
    await release(1);
    const settings = { PORT: '0', SITE_DIR: current, DATA_DIR: join(folder, 'data') };
    const server = await startServer(readConfig(settings), createLog('json', { write: () => {} }));
    await use({
      url: `http://localhost:${server.port}`,
      release: (version) => release(version),
      async releaseForGood(version) {
        await release(version);
        await release(version, Date.now() + moreThanADay);
      },
      async rollBack() {
        const { code, output } = await runQuietly(['build/release.ts', '--back'], { BUILD_DIR: folder });
        if (code !== 0) throw new Error(output);
      },
    });
    await server.close();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ live }, use) => use(live.url),
});

/** Whether the page is one that the browser has got from this version: the last line of each names the company. */
export async function expectVersion(page: Page, version: Version): Promise<void> {
  const name = { 1: site.name, 2: nameOfSecond }[version];
  await expect(page.getByRole('contentinfo').getByText(`${site.copyright} ${name}.`)).toBeAttached();
}

const nameOfSecond = `${site.name} the Second`;

/** The names of scripts and style sheets, each with a digest of eight characters before its ending. */
const named = /[\w.-]+-[\w-]{8}\.(?:js|css)\b/g;

async function renameScripts(folder: string): Promise<void> {
  const names = new Map<string, string>();
  for (const file of await readdir(join(folder, 'assets'))) {
    if (!/\.(?:js|css)$/.test(file)) continue;
    const digest = createHash('sha256').update(file).digest('base64url').slice(0, 8);
    names.set(file, file.replace(/.{8}(?=\.\w+$)/, digest));
  }
  const [data = ''] = await readdir(join(folder, 'data'));
  const otherData = data.split('').toReversed().join('');
  await rename(join(folder, 'data', data), join(folder, 'data', otherData));
  const rewrite = (text: string) =>
    text
      .replaceAll(named, (name) => names.get(name) ?? name)
      .replaceAll(`/data/${data}`, `/data/${otherData}`)
      .replaceAll(site.name, nameOfSecond);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(?:html|js|css)$/.test(file)) continue;
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, file.endsWith('.html') ? rewritePage(text, rewrite) : rewrite(text));
    const name = names.get(basename(file));
    if (name) await rename(path, join(folder, 'assets', name));
  }
}

/** The page's policy names the digests of the scripts and styles that stand in it. */
function rewritePage(html: string, rewrite: (text: string) => string): string {
  let page = rewrite(html);
  for (const [, , text = ''] of html.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)) {
    page = page.replaceAll(policyDigest(text), policyDigest(rewrite(text)));
  }
  return page;
}

const policyDigest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
