import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createHealthCheck, healthPath } from './health.ts';
import type { LogEvent } from './log.ts';
import { json, quoteBody, storedSubmissions } from './inbox/test-submissions.ts';
import { startTestServer, type TestServer } from './test-server.ts';

function changeInbox({ dataDir }: TestServer, statement: string): void {
  const db = new DatabaseSync(join(dataDir, 'inbox.sqlite'));
  db.exec(statement);
  db.close();
}

test('a server whose inbox can write is healthy, and the answer is neither cached nor indexed', async () => {
  const { ask } = await startTestServer();
  const { status, text, headers } = await ask(healthPath);
  expect([status, text]).toEqual([200, '{"status":"ok"}']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-type': 'application/json' });
  expect(await ask(healthPath, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(await ask(healthPath, { method: 'POST' })).toMatchObject({ status: 405 });
});

test('a server whose inbox cannot write says so, without details for strangers', async () => {
  const server = await startTestServer();
  changeInbox(server, "CREATE TRIGGER full BEFORE INSERT ON health BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const { status, text } = await server.ask(healthPath);
  expect([status, text]).toEqual([503, '{"status":"unavailable","reason":"The inbox cannot write. The log says why."}']);
  expect(server.log).toEqual([{ event: 'health', level: 'error', result: 'unavailable', cause: 'disk full' }]);
});

test('a server whose folder was deleted thanks for no message, says so, and works again after a restart', async () => {
  const server = await startTestServer();
  rmSync(server.dataDir, { recursive: true });
  expect(await server.ask('/api/submit', json(quoteBody))).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  expect(await server.ask(healthPath)).toMatchObject({ status: 503 });
  expect(server.log).toMatchObject([
    { event: 'inbox', level: 'error', status: 503, result: 'failed' },
    { event: 'health', level: 'error', result: 'unavailable' },
  ]);
  for (const { cause } of server.log) expect(cause).toContain('inbox.sqlite was deleted or moved away while the server ran');
  await server.close();

  const restarted = await startTestServer({}, { DATA_DIR: server.dataDir });
  expect(await restarted.ask('/api/submit', json(quoteBody))).toMatchObject({ status: 200 });
  expect(await restarted.ask(healthPath)).toMatchObject({ status: 200 });
  expect(await storedSubmissions(server)).toHaveLength(1);
});

test('the inbox is asked at most every five seconds, and the log has each change once', async () => {
  let now = 0;
  let checks = 0;
  let broken = false;
  const log: LogEvent[] = [];
  const store = {
    check: async () => {
      checks += 1;
      if (broken) throw new Error('disk full');
    },
  };
  const app = new Hono().get(
    '/',
    createHealthCheck(
      store,
      (event) => log.push(event),
      () => now,
    ),
  );
  const status = async () => (await app.request('/')).status;

  expect(await Promise.all(Array.from({ length: 100 }, status))).toEqual(Array(100).fill(200));
  broken = true;
  now = 4999;
  expect([await status(), checks]).toEqual([200, 1]);
  now = 5000;
  expect([await status(), await status(), checks]).toEqual([503, 503, 2]);
  now = 10_000;
  expect([await status(), checks]).toEqual([503, 3]);
  broken = false;
  now = 15_000;
  expect([await status(), checks]).toEqual([200, 4]);
  expect(log.map(({ result }) => result)).toEqual(['unavailable', 'ok']);
});
