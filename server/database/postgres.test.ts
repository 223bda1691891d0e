/** A PostgreSQL of the test's own, which goes away and comes back. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { json, quoteBody, reply } from '../inbox/test-submissions.ts';
import { newInbox } from '../test-databases.ts';
import { startTestServer, temporaryFolder, writeSite } from '../test-server.ts';
import { startPostgres } from './test-postgres.ts';

test('while the database is away, pages are served and forms get 503; afterwards everything works again', async () => {
  const database = await startPostgres(inject('postgresPrograms'));
  onTestFinished(database.remove);
  await database.kill();

  const server = await startTestServer({}, { DATABASE_URL: database.url });
  expect(server.log.at(-1)?.message).toBe('DATABASE_URL: the database is away. The forms answer 503 until it is back.');
  expect((await server.ask('/')).status).toBe(200);
  const submit = (message: string) => server.ask('/api/submit', json({ ...quoteBody, message }));
  const refused = await submit('one');
  expect([refused.status, reply(refused).success, refused.headers['retry-after']]).toEqual([503, false, '30']);

  await database.start();
  // The server connects anew; the first attempt may still meet the database as it starts.
  await expect.poll(async () => (await submit('one')).status).toBe(200);
  await database.kill();
  expect((await submit('two')).status).toBe(503);
  await database.start();
  await expect.poll(async () => (await submit('two')).status).toBe(200);
  expect(server.log.at(-1)).toMatchObject({ result: 'stored' });
});

test('a database that does not exist stops the start, and the sentence does not have the password', async () => {
  const folder = temporaryFolder();
  writeSite(folder, { 'index.html': '' });
  const url = new URL(inject('postgresUrl'));
  Object.assign(url, { password: 'secret', pathname: '/missing' });
  const env = { ...process.env, PORT: '0', SITE_DIR: folder, DATABASE_URL: String(url) };
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../start.ts')], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'DATABASE_URL: cannot keep the inbox in the database (database "missing" does not exist)\n']);
});

test('several servers share the inbox', async () => {
  const settings = await newInbox('PostgreSQL');
  const env = 'url' in settings ? { DATABASE_URL: settings.url } : {};
  const [first, second] = [await startTestServer({}, env), await startTestServer({}, env)];
  expect(reply(await first.ask('/api/submit', json(quoteBody))).success).toBe(true);
  expect(reply(await second.ask('/api/submit', json(quoteBody))).success).toBe(true);
  expect([first.log.at(-1)?.result, second.log.at(-1)?.result]).toEqual(['stored', 'repeated']);
});
