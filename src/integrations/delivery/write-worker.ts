import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
      offlineScripts: JSON.stringify([...offlinePage.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, address]) => address)),
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
