import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { editorConfig } from './config.ts';
import { entryFiles } from './files.ts';

/** The editor's page, Decap CMS from node_modules, its configuration, and the files in `folder`. Answers its own page alone. */
export function createEditor(port: number, preview: string, folder: string): Hono {
  const ownHosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const answer = entryFiles(folder);
  const app = new Hono();
  app.use(async (context, next) => {
    // Another site that is open in the same browser can send requests here: it may neither read nor write files.
    const origin = context.req.header('origin');
    const isOwn =
      ownHosts.includes(context.req.header('host') ?? '') && (origin === undefined || ownHosts.includes(URL.parse(origin)?.host ?? ''));
    if (!isOwn) return context.text('Only for the editor on this machine.', 403);
    await next();
    return undefined;
  });
  app.get('/', async (context) => context.html(await readFile(new URL('index.html', import.meta.url), 'utf8')));
  app.get('/config.json', (context) => context.json(editorConfig(preview)));
  app.use(
    '/decap-cms/*',
    serveStatic({ root: 'node_modules/decap-cms/dist', rewriteRequestPath: (path) => path.replace('/decap-cms', '') }),
  );
  app.post('/api/v1', async (context) => {
    // A form of another site cannot send this type.
    if (!context.req.header('content-type')?.startsWith('application/json')) return context.json({ error: 'expected JSON' }, 415);
    try {
      return context.json(await answer(await context.req.json()));
    } catch (error) {
      return context.json({ error: error instanceof Error ? error.message : 'unknown' }, 422);
    }
  });
  return app;
}
