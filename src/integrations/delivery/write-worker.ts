import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { build } from 'vite';
import { offlinePath } from '#content/offline.ts';

/** Bundles src/worker into /sw.js. It is another file, which browsers take, only when it or the page that it fetches is another one. */
export async function writeWorker(folder: string): Promise<void> {
  const offlinePage = await readFile(join(folder, `${offlinePath}.html`), 'utf8');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { offlinePath: JSON.stringify(offlinePath), offlineScripts: JSON.stringify(scriptsOf(offlinePage)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', postBanner: `// ${createHash('sha256').update(offlinePage).digest('hex')}` },
      },
    },
  });
}

/** The addresses of a page’s own scripts. That of a service that counts visits may not come, and without one of them there is no worker. */
function scriptsOf(html: string): string[] {
  const addresses: string[] = [];
  visit(fromHtml(html), 'element', ({ tagName, properties: { src } }) => {
    if (tagName === 'script' && typeof src === 'string' && src.startsWith('/assets/')) addresses.push(src);
  });
  return addresses;
}
