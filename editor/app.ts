import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { editorConfig } from './config.ts';
import { decapBackend } from './decap-backend.ts';

/** In bytes: an entry with several pictures as they come from a camera. */
const bodyLimit = 200 * 2 ** 20;

/** The editor's page, Decap CMS from node_modules, its configuration, and the files in `folder`. Answers its own page alone. */
export async function createEditor(port: number, preview: string, folder: string): Promise<FastifyInstance> {
  const ownHosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const answer = decapBackend(folder);
  const app = fastify({ bodyLimit });
  // A form of another site can send this type, but not JSON.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers: { host = '', origin } }, reply) => {
    // Another site that is open in the same browser can send requests here: it may neither read nor write files.
    const isOwn = ownHosts.includes(host) && (origin === undefined || ownHosts.includes(URL.parse(origin)?.host ?? ''));
    if (!isOwn) await reply.code(403).send({ error: 'Only for the editor on this machine.' });
  });
  app.setErrorHandler<Error & { statusCode?: number }>(({ message, statusCode = 422 }, _request, reply) =>
    reply.code(statusCode).send({ error: message }),
  );
  app.get('/', async (_request, reply) => reply.type('text/html').send(await readFile(new URL('index.html', import.meta.url))));
  app.get('/config.json', () => editorConfig(preview, folder));
  app.post('/api/v1', ({ body }) => answer(body));
  await app.register(fastifyStatic, { root: join(import.meta.dirname, 'node_modules/decap-cms/dist'), prefix: '/decap-cms/' });
  return app;
}
