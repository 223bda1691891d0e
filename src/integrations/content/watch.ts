import { basename, resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { WebSocketClient } from 'vite';

/** A picture and its entry are several changes: one reading for all of them. In milliseconds. */
const pause = 200;

/**
 * In development, reads content/ again when one of its files changes, so that the page shows what was saved. What is wrong
 * with them is shown over the page until it is corrected.
 */
export function contentWatch(): AstroIntegration {
  return {
    name: 'content-watch',
    hooks: {
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        const folder = resolve('content') + sep;
        let last = Promise.resolve();
        let waiting: NodeJS.Timeout | undefined;
        let problem: string | undefined;
        /** Whether a file other than an entry has changed. Of entries Astro itself knows which pages show them. */
        let isRecord = false;
        /** When Astro last had other entries, in ms. */
        let changed = 0;
        async function refresh(): Promise<void> {
          // Before: Astro reloads pages while it reads, and a page that comes back is not told of what is corrected.
          problem = undefined;
          try {
            await refreshContent?.({ loaders: ['entries'] });
            // What has read a file of content/ keeps what it said, and no import leads to that file.
            for (const { moduleGraph, hot } of isRecord ? Object.values(server.environments) : []) {
              moduleGraph.invalidateAll();
              hot.send({ type: 'full-reload' });
            }
            isRecord = false;
          } catch (error) {
            problem = error instanceof Error ? error.message : String(error);
            logger.error(problem);
            show();
          }
        }
        function show(): void {
          if (problem !== undefined) server.ws.send({ type: 'error', err: { message: problem, stack: '' } });
        }
        server.ws.on('connection', show);
        // Each page says when it was asked for (src/scripts/page.ts). One that was on its way shows the old entries, and heard of no new ones.
        server.ws.on('content:shown', (asked: number, client: WebSocketClient) => {
          if (changed >= asked) client.send({ type: 'full-reload' });
        });
        server.watcher.add(folder);
        server.watcher.on('all', (_event, file) => {
          if (basename(file) === 'data-store.json') changed = Date.now();
          if (!resolve(file).startsWith(folder)) return;
          isRecord ||= /\.(?:yaml|json)$/.test(file);
          clearTimeout(waiting);
          waiting = setTimeout(() => {
            last = last.then(refresh);
          }, pause);
        });
      },
    },
  };
}
