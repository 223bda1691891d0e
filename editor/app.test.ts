import { expect, test } from 'vitest';
import { createEditor } from './app.ts';

const app = await createEditor(3002, 'http://localhost:5173', 'content');
const body = JSON.stringify({ action: 'getEntry', params: { path: 'content/jobs/flutter-developer.md' } });

function ask(headers: Record<string, string>, payload = body) {
  const own = { host: 'localhost:3002', 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url: '/api/v1', payload, headers: { ...own, ...headers } });
}

test('the editor answers its own page, and no other site that is open in the same browser', async () => {
  expect((await ask({ origin: 'http://localhost:3002' })).statusCode).toBe(200);
  expect((await ask({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await ask({ origin: 'http://localhost:5173' })).statusCode).toBe(403);
  // What a file or a sandboxed frame sends.
  expect((await ask({ origin: 'null' })).statusCode).toBe(403);
  // A name of another site that was made to lead to this machine.
  expect((await ask({ host: 'elsewhere.example:3002', origin: 'http://elsewhere.example:3002' })).statusCode).toBe(403);
  expect((await ask({ 'content-type': 'text/plain' })).statusCode).toBe(415);
});

test('what goes wrong is said to the editor', async () => {
  const response = await ask({}, JSON.stringify({ action: 'format', params: {} }));
  expect(response.statusCode).toBe(422);
  expect(response.json()).toHaveProperty('error');
});

test('the page has the editor and its configuration', async () => {
  const headers = { host: 'localhost:3002' };
  const [page, config] = await Promise.all(['/', '/config.json'].map((url) => app.inject({ url, headers })));
  expect(page?.body).toContain('decap-cms/decap-cms.js');
  expect(config?.json()).toHaveProperty('collections');
});
