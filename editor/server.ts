/** `node editor/server.ts <port> <address of the preview>`: serves the editor to this machine alone. */
import { serve } from '@hono/node-server';
import { entriesFolder } from '#collections/site-content.ts';
import { createEditor } from './app.ts';

const [port = '3002', preview = ''] = process.argv.slice(2);
serve({ fetch: createEditor(Number(port), preview, entriesFolder).fetch, port: Number(port), hostname: '127.0.0.1' });
