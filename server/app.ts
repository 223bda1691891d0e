/** The routes of the server: the inbox at one path, the built site at all others. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { defaultEndpoint } from '#app/features/forms/schema.ts';
import type { Config } from './config.ts';
import type { Store } from './inbox/store.ts';
import { createInbox } from './inbox/submit.ts';
import { serveStaticSite } from './site/static-site.ts';

export function createApp(config: Config, store: Store, log: (line: string) => void): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route(defaultEndpoint, createInbox(config, store, log));
  app.all('*', serveStaticSite(config.siteDir));
  app.onError((error, c) => {
    log(`error 500 ${error.message}`);
    return c.text('Something went wrong on our side. Please try again.', 500);
  });
  return app;
}
