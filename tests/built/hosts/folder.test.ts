/** Every address of the site in a folder of its domain (build/hosts/folder.ts), which tests/e2e/folder.spec.ts opens in a browser. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAtRoot } from '#build/hosts/folder.ts';
import { parsePage } from '#build/pages/html.ts';
import { attributes, pageFiles } from '../../support/built-pages.ts';
import { makeSiteInFolder, siteFolder } from '../../support/site-in-folder.ts';
import { fixture } from '../../support/sites.ts';

let site = '';
beforeAll(async () => {
  site = await makeSiteInFolder();
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** Whether there is a file for the address, as GitHub Pages looks for one. */
function isThere(address: string): boolean {
  const path = decodeURIComponent(new URL(address, 'https://host.example').pathname);
  if (!path.startsWith(`${siteFolder}/`)) return false;
  const file = path.slice(siteFolder.length + 1) || 'index.html';
  return existsSync(join(site, file)) || existsSync(join(site, `${file}.html`));
}

test('each address in a page leads to a file in the folder', () => {
  const missing = pageFiles(site).flatMap((file) => {
    const page = parsePage(read(file), file);
    const addresses = ['href', 'src', 'action']
      .flatMap((name) => attributes(`[${name}^="/"]`, name, page))
      .filter((found) => found !== undefined);
    return addresses.filter((address) => address !== '/api/submit' && !isThere(address)).map((address) => `${file}: ${address}`);
  });
  expect(missing).toEqual([]);
});

test('each address of a file in styles, scripts and lists leads there too', () => {
  const address = /(?<=["'`(\s,])\/(?:[\w-]+\/)?(?:(?:assets|social)\/)?[\w.-]+\.(?:js|css|svg|avif|webp|png|ico|woff2|json|xml)\b/g;
  const files = globSync('**/*.{html,css,js,json}', { cwd: site }).filter((file) => !/^sw\.js$|^_|^vercel/.test(file));
  const missing = files.flatMap((file) =>
    [...new Set(read(file).match(address))].filter((found) => !isThere(found)).map((found) => `${file}: ${found}`),
  );
  expect(missing).toEqual([]);
});

test('each page’s policy allows its scripts and styles, and the router knows the folder', () => {
  for (const file of pageFiles(site)) {
    const html = read(file);
    for (const [, tag, type, text = ''] of html.matchAll(/<(script|style)(?: type="([^"]*)")?>(.+?)<\/\1>/gs)) {
      if (type === 'application/ld+json') continue;
      expect(html, `${file}: a ${tag}`).toContain(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    }
    expect(html, file).not.toContain('"basename":"/"');
  }
});

test('the next build knows that the files of this site are not as a build writes them', async () => {
  expect(await isAtRoot(site)).toBe(false);
  expect(await isAtRoot(fixture.folder)).toBe(true);
});
