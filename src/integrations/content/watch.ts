import { basename, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';

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
        /** Whether a reading is to come that has not begun. */
        let isDue = false;
        let problem: string | undefined;
        /** Whether a file other than an entry has changed. Of entries Astro itself knows which pages show them. */
        let isRecord = false;
        /** When Astro last had other entries, in ms. */
        let changed = 0;
        async function refresh(): Promise<void> {
          // Before: Astro reloads pages while it reads, and a page that comes back is not told of what is corrected.
          problem = undefined;
          isDue = false;
          const wasRecord = isRecord;
          isRecord = false;
          // The loader says that it reads (src/content.config.ts).
          const context = { isRead: false };
          try {
            // When a Markdown file changes, Astro loads content.config.ts again. Asked meanwhile, it reads nothing, without a word.
            do await refreshContent?.({ loaders: ['entries'], context });
            while (!context.isRead && (await wait(pause, true)));
            // What has read a file of content/ keeps what it said, and no import leads to that file.
            if (wasRecord) forget();
          } catch (error) {
            isRecord ||= wasRecord;
            problem = error instanceof Error ? error.message : String(error);
            logger.error(problem);
            show();
          }
        }
        /** Reads all modules again and reloads all pages. */
        function forget(): void {
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: 'full-reload' });
          }
        }
        function show(): void {
          if (problem !== undefined) server.ws.send({ type: 'error', err: { message: problem, stack: '' } });
        }
        server.ws.on('connection', show);
        // Each page says when it was asked for (src/scripts/page.ts). One that was on its way shows the old entries, and heard of no
        // new ones. If it was reading them at that moment, Vite also keeps the old ones for the pages after it.
        server.ws.on('content:shown', (asked: number) => {
          if (changed >= asked) forget();
        });
        server.watcher.add(folder);
        server.watcher.on('all', (_event, file) => {
          if (basename(file) === 'data-store.json') changed = Date.now();
          if (!resolve(file).startsWith(folder)) return;
          isRecord ||= /\.(?:yaml|json)$/.test(file);
          clearTimeout(waiting);
          waiting = setTimeout(() => {
            if (!isDue) last = last.then(refresh);
            isDue = true;
          }, pause);
        });
      },
    },
  };
}
