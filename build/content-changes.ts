import { spawn } from 'node:child_process';
import { join, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { draftsFolder, entriesFolder, generatedFolder } from './folders.ts';

/** What the first step writes for the app; pictures in `public` are files that the server has to notice by itself. */
const modules = resolve(generatedFolder) + sep;
const pictures = resolve(draftsFolder, 'public') + sep;

/**
 * In development, where the app takes what is written for drafts, writes the entries anew (build/prepare.ts) when one of their
 * files changes, so that the page shows what was saved. What is wrong with them stands over the page until it is put right.
 */
export function contentChanges(): Plugin {
  return {
    name: 'content-changes',
    apply: 'serve',
    config: () => ({
      // As modules name it, and as style sheets do.
      resolve: { alias: [{ find: /^(?:#|(?:\.\.\/)+)generated\//, replacement: `${resolve(draftsFolder)}/` }] },
      publicDir: join(draftsFolder, 'public'),
      // A page that is told of each module as it is written mixes new ones with old ones: it hears of all at once, below.
      server: { watch: { ignored: (file: string) => file.startsWith(modules) && !`${file}${sep}`.startsWith(pictures) } },
    }),
    configureServer(server) {
      const folders = ['blog', 'projects', 'jobs'].map((name) => resolve(entriesFolder, name) + sep);
      let last = Promise.resolve();
      let waiting: NodeJS.Timeout | undefined;
      server.watcher.add(resolve(entriesFolder));
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => resolve(file).startsWith(folder))) return;
        clearTimeout(waiting);
        // A picture is ten files: one run for all of them.
        waiting = setTimeout(() => {
          last = last.then(() => writeEntries(server));
        }, 200);
      });
    },
  };
}

function writeEntries(server: ViteDevServer): Promise<void> {
  return new Promise((done) => {
    const parts: Buffer[] = [];
    const child = spawn(process.execPath, ['build/prepare.ts', '--entries'], { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('close', (code) => {
      if (code === 0) reload(server);
      else {
        const message = Buffer.concat(parts).toString();
        server.config.logger.error(message);
        server.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
      }
      done();
    });
  });
}

/** First what renders the pages, then the pages. */
function reload({ environments: { ssr, client } }: ViteDevServer): void {
  for (const { moduleGraph, hot } of [ssr, client]) {
    for (const file of moduleGraph.fileToModulesMap.keys()) if (file.startsWith(modules)) moduleGraph.onFileChange(file);
    hot.send({ type: 'full-reload' });
  }
}
