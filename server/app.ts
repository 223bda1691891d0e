/** The routes of the server: the inbox and the health check at one path each, the built site at all others. */
import { type HttpBindings, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import { defaultEndpoint } from '#lib/form-rules.ts';
import type { Config } from './config.ts';
import { createHealthCheck, healthPath } from './health.ts';
import type { Inbox } from './inbox/open-inbox.ts';
import { createSubmitRoute } from './inbox/submit.ts';
import { errorFields, type Log } from './log.ts';
import { serveStaticSite } from './site/static-site.ts';

export function createApp(config: Config, inbox: Inbox, log: Log): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => (URL.canParse(c.req.url) ? await next() : invalidAddress()));
  app.route(defaultEndpoint, createSubmitRoute(config, inbox, log));
  app.get(healthPath, createHealthCheck(inbox.store, log));
  app.all('*', serveStaticSite(config.siteDir));
  app.onError((error) => failureResponse(error, log));
  return app;
}

/** The answer to a request that cannot be answered otherwise: 400 by its own fault, 503 while the machine has no more files to open. */
export function failureResponse(error: unknown, log: Log): Response {
  if (error instanceof RequestError) return invalidAddress();
  log({ event: 'error', level: 'error', ...errorFields(error) });
  const isBusy = error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
  return isBusy
    ? new Response('The server is busy. Please try again in a moment.', { status: 503, headers: { 'retry-after': '5' } })
    : new Response('Something went wrong on our side. Please try again.', { status: 500 });
}

/** The adapter parses only hosts with unusual characters, so one such as `shop.1`, which URLs read as a broken IPv4 address, gets here. */
function invalidAddress(): Response {
  return new Response('The address or the host of this request is not valid.', { status: 400 });
}
