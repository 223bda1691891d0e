/** What GitHub Pages gets instead of redirects (build/github-pages.ts). */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram, temporaryFolder } from '#server/test-server.ts';
import { attributes, meta, one, text } from '../../support/built-pages.ts';
import { fixture } from '../../support/sites.ts';
import { parsePage } from '#build/pages/html.ts';

test('a former address and one with a slash have a page that leads on, and the others are as they were', async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'client');
  mkdirSync(join(site, 'company/blog'), { recursive: true });
  const files = ['index.html', '404.html', 'services.html', 'company/blog/404.html', 'company/blog/শাড়ি & shari.html'];
  for (const file of files) cpSync(join(fixture.folder, file), join(site, file));
  const to = '/company/blog/%E0%A6%B6%E0%A6%BE%E0%A6%A1%E0%A6%BC%E0%A6%BF%20&%20shari';
  const former = ['/company/blog/An%20old%20title', '/company/blog/With:%20a%20colon'].map((from) => ({ from, to }));
  writeFileSync(join(site, '_redirects.json'), JSON.stringify(former));
  expect(await runProgram('build/github-pages.ts', [], { BUILD_DIR: folder })).toMatchObject({ status: 0 });

  for (const [file, address, title] of [
    ['company/blog/An old title.html', to, 'শাড়ি & shari'],
    ['company/blog/শাড়ি & shari/index.html', to, 'শাড়ি & shari'],
    ['services/index.html', '/services', 'Web'],
  ] as const) {
    const page = parsePage(readFileSync(join(site, file), 'utf8'), file);
    expect(attributes('meta[http-equiv="refresh"]', 'content', page), file).toEqual([`0; url=${address}`]);
    expect(meta('robots', page)).toBe('noindex');
    const canonical = new URL(attributes('link[rel="canonical"]', 'href', page)[0] ?? '').pathname;
    expect(decodeURIComponent(canonical)).toBe(decodeURIComponent(address));
    expect(text(one('a', page))).toContain(title);
  }
  for (const file of files) expect(readFileSync(join(site, file)).equals(readFileSync(join(fixture.folder, file))), file).toBe(true);
  // No file has such a name on every system.
  expect(existsSync(join(site, 'company/blog/With: a colon.html'))).toBe(false);
  expect(existsSync(join(site, 'company/blog/404/index.html'))).toBe(false);
});
