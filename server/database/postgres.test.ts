/** A PostgreSQL of the test's own, which goes away and comes back. */
import { expect, inject, onTestFinished, test } from 'vitest';
import { json, quoteBody, reply } from '../inbox/test-submissions.ts';
import { createInboxAdmin } from '../inbox/inbox-admin.ts';
import { open } from '../test-databases.ts';
import { startTestServer } from '../test-server.ts';
import { findProgram } from '../../scripts/test-programs.ts';
import { startPgBouncer } from './test-pgbouncer.ts';
import { newDatabase, startPostgres } from './test-postgres.ts';

test('while the database is away, pages are served and forms get 503; afterwards everything works again', async () => {
  const database = await startPostgres(inject('postgresPrograms'));
  onTestFinished(database.remove);
  await database.kill();

  const server = await startTestServer({}, { DATABASE_URL: database.url });
  expect(server.log[0]?.message).toBe('DATABASE_URL: the inbox cannot be used. The forms answer 503 until it can.');
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

test.each([
  [{ pathname: '/missing' }, /^database "missing" does not exist$/],
  [{ hostname: 'nowhere.invalid' }, /^getaddrinfo (?:ENOTFOUND|EAI_AGAIN) nowhere\.invalid$/],
])('with a wrong setting (%j) pages are served, forms get 503, and the log has the reason without the password', async (change, reason) => {
  const url = new URL(inject('postgresUrl'));
  Object.assign(url, { password: 'secret' }, change);
  const server = await startTestServer({}, { DATABASE_URL: String(url) });
  expect(server.log[0]).toMatchObject({ level: 'error', event: 'start' });
  expect(server.log[0]?.cause).toMatch(reason);
  expect(await server.ask('/')).toMatchObject({ status: 200 });
  expect(await server.ask('/api/submit', json(quoteBody))).toMatchObject({ status: 503 });
  expect(await server.ask('/healthz')).toMatchObject({ status: 503 });
  expect(JSON.stringify(server.log)).not.toContain('secret');
});

test("an address as a provider gives it works, with another program's parameters", async () => {
  const url = `${await newDatabase(inject('postgresUrl'))}?sslmode=prefer&channel_binding=prefer&pgbouncer=true&target_session_attrs=any`;
  const server = await startTestServer({}, { DATABASE_URL: url });
  expect(await server.ask('/api/submit', json(quoteBody))).toMatchObject({ status: 200 });
});

const pgbouncer = findProgram('pgbouncer');

test.skipIf(!pgbouncer && !process.env.CI)(
  'behind PgBouncer in transaction mode, which is noticed, two servers store everything once',
  async () => {
    const url = await startPgBouncer(pgbouncer ?? 'pgbouncer', await newDatabase(inject('postgresUrl')));
    const env = { DATABASE_URL: url, RATE_LIMIT_PER_MINUTE: '1000', RATE_LIMIT_BURST: '1000' };
    const [first, second] = await Promise.all([startTestServer({}, env), startTestServer({}, env)]);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? first : second).ask('/api/submit', json({ ...quoteBody, message: `Round ${round}, message ${index}` })),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    }
    expect(await createInboxAdmin(open({ url })).countAll()).toBe(200);
    expect([...first.log, ...second.log].filter(({ level }) => level !== 'info')).toEqual([]);
  },
);
