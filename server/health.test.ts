import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createHealthCheck, healthPath } from './health.ts';
import { collectLog, startTestServer, type TestServer } from './test-server.ts';

function changeInbox({ dataDir }: TestServer, statement: string): void {
  const db = new DatabaseSync(join(dataDir, 'inbox.sqlite'));
  db.exec(statement);
  db.close();
}

test('a server whose inbox can write is healthy, and the answer is neither cached nor indexed', async () => {
  const { ask } = await startTestServer();
  const { status, text, headers } = await ask(healthPath);
  expect([status, text]).toEqual([200, '{"status":"ok"}']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(await ask(healthPath, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(await ask(healthPath, { method: 'POST' })).toMatchObject({ status: 405 });
});

test('a server whose inbox cannot write says so, without details for strangers', async () => {
  const server = await startTestServer();
  changeInbox(server, "CREATE TRIGGER full BEFORE INSERT ON health BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const { status, text } = await server.ask(healthPath);
  expect([status, text]).toEqual([503, '{"status":"unavailable","reason":"The inbox cannot write. The log says why."}']);
  expect(server.log).toEqual([{ level: 'error', event: 'health', result: 'unavailable', cause: 'disk full' }]);
});

test('the inbox is asked at most every five seconds, and the log has each change once', async () => {
  let now = 0;
  let checks = 0;
  let broken = false;
  const { log, events } = collectLog();
  const store = {
    check: async () => {
      checks += 1;
      if (broken) throw new Error('disk full');
    },
  };
  const app = fastify();
  app.get(
    '/',
    createHealthCheck(store, log, () => now),
  );
  const status = async () => (await app.inject('/')).statusCode;

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
  expect(events.map(({ result }) => result)).toEqual(['unavailable', 'ok']);
});
