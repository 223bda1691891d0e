import { spawn } from 'node:child_process';
import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { entriesFolder } from './folders.ts';

/**
 * In development, writes the entries anew (build/prepare.ts) when one of their files changes, so that the page shows what was
 * saved. What is wrong with them stands over the page until it is put right.
 */
export function contentChanges(): Plugin {
  return {
    name: 'content-changes',
    apply: 'serve',
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
      const message = Buffer.concat(parts).toString();
      const { hot } = server.environments.client;
      if (code === 0) hot.send({ type: 'full-reload' });
      else {
        server.config.logger.error(message);
        hot.send({ type: 'error', err: { message, stack: '' } });
      }
      done();
    });
  });
}
