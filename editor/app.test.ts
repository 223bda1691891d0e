import { expect, test } from 'vitest';
import { createEditor } from './app.ts';

const app = createEditor(3002, 'http://localhost:5173', 'content');
const body = JSON.stringify({ action: 'getEntry', params: { path: 'content/jobs/flutter-developer.md' } });

function ask(headers: Record<string, string>) {
  return app.request('/api/v1', {
    method: 'POST',
    body,
    headers: { host: 'localhost:3002', 'content-type': 'application/json', ...headers },
  });
}

test('the editor answers its own page, and no other site that is open in the same browser', async () => {
  expect((await ask({ origin: 'http://localhost:3002' })).status).toBe(200);
  expect((await ask({ origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await ask({ origin: 'http://localhost:5173' })).status).toBe(403);
  // What a file or a sandboxed frame sends.
  expect((await ask({ origin: 'null' })).status).toBe(403);
  // A name of another site that was made to lead to this machine.
  expect((await ask({ host: 'elsewhere.example:3002', origin: 'http://elsewhere.example:3002' })).status).toBe(403);
  expect((await ask({ 'content-type': 'text/plain' })).status).toBe(415);
});

test('what goes wrong is said to the editor', async () => {
  const unknown = JSON.stringify({ action: 'format', params: {} });
  const headers = { host: 'localhost:3002', 'content-type': 'application/json' };
  const response = await app.request('/api/v1', { method: 'POST', body: unknown, headers });
  expect(response.status).toBe(422);
  expect(await response.json()).toHaveProperty('error');
});
