/** Another program holds the lock of the inbox: no page waits for it, and no message is lost. */
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { json, quoteBody, storedSubmissions } from '../inbox/test-submissions.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { sqliteFile } from './sqlite.ts';

function lock({ dataDir }: TestServer): DatabaseSync {
  const other = new DatabaseSync(sqliteFile(dataDir));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  return other;
}

const messages = ['one', 'two', 'three', 'four', 'five'];

test('pages answer while submissions wait, which are stored when the lock is free', async () => {
  const server = await startTestServer({ 'services.html': 'services' });
  const other = lock(server);
  let answered = 0;
  const submissions = messages.map(async (message) => {
    const { status } = await server.ask('/api/submit', json({ ...quoteBody, message }));
    answered += 1;
    return status;
  });
  for (let page = 1; page <= 20; page += 1) expect(await server.ask('/services')).toMatchObject({ status: 200 });
  expect(answered, 'all pages came before the first submission was answered').toBe(0);
  other.exec('ROLLBACK');
  expect(await Promise.all(submissions)).toEqual(Array(5).fill(200));
  expect((await storedSubmissions(server)).map(({ fields }) => fields.message)).toEqual(expect.arrayContaining(messages));
});

test('where the lock stays they get 503 and when to come back, the health check says so, and a later attempt is stored once', async () => {
  const server = await startTestServer();
  const other = lock(server);
  const submit = () => Promise.all(messages.map((message) => server.ask('/api/submit', json({ ...quoteBody, message }))));
  const [answers, health] = await Promise.all([submit(), server.ask('/healthz')]);
  for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '30']);
  expect(health.status).toBe(503);
  other.exec('ROLLBACK');
  const restarted = await startTestServer({}, { DATA_DIR: server.dataDir });
  const again = await Promise.all(messages.map((message) => restarted.ask('/api/submit', json({ ...quoteBody, message }))));
  for (const { status } of again) expect(status).toBe(200);
  expect(await storedSubmissions(server)).toHaveLength(5);
});
