import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { build } from 'vite';
import { offlinePath } from '#content/pages/offline.ts';
import { menuPages } from '#content/menu-pages.ts';

/** Bundles src/worker into /sw.js. `time` makes it another file in each build, so that browsers fetch the stored pages again. */
export async function writeWorker(folder: string, time: Date): Promise<void> {
  const offlinePage = await readFile(join(folder, `${offlinePath}.html`), 'utf8');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      offlinePath: JSON.stringify(offlinePath),
      offlineScripts: JSON.stringify(scriptsOf(offlinePage)),
      menu: JSON.stringify(menuPages.map(({ link }) => link)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js', postBanner: `// ${time.toISOString()}` },
      },
    },
  });
}

/** The addresses of the scripts that a page loads. */
function scriptsOf(html: string): string[] {
  const addresses: string[] = [];
  visit(fromHtml(html), 'element', ({ tagName, properties: { src } }) => {
    if (tagName === 'script' && typeof src === 'string') addresses.push(src);
  });
  return addresses;
}
