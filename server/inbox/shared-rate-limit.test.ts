import { expect, test } from 'vitest';
import { newInbox, open } from '../test-databases.ts';
import { startTestServer } from '../test-server.ts';
import { createSharedRateLimit } from './shared-rate-limit.ts';
import { createStore } from './store.ts';
import { json, quoteBody } from './test-submissions.ts';

test('several servers share one limit, each client has its own, and no address is stored', async () => {
  const settings = await newInbox('PostgreSQL');
  const database = open(settings);
  await createStore(database, { queueMail: false }).check();
  const limits = [database, open(settings)].map((shared) => createSharedRateLimit(shared, 'client', { burst: 4, perMinute: 1 }));
  const takes = await Promise.all(limits.flatMap(({ take }) => Array.from({ length: 4 }, () => take('192.0.2.1'))));
  expect(takes.filter((wait) => wait === 0)).toHaveLength(4);
  expect(takes.every((wait) => wait === 0 || (wait > 50 && wait <= 60))).toBe(true);
  expect(await limits[0]?.take('192.0.2.2')).toBe(0);
  // An empty bucket that has waited for a minute has one token.
  await database.all('UPDATE rate_limits SET at = at - 60000');
  expect([await limits[0]?.take('192.0.2.1'), await limits[1]?.take('192.0.2.1')].map(Boolean)).toEqual([false, true]);
  expect(JSON.stringify(await database.all('SELECT * FROM rate_limits'))).not.toContain('192.0.2');
});

test('buckets that are full again are deleted', async () => {
  const database = open(await newInbox('PostgreSQL'));
  await createStore(database, { queueMail: false }).check();
  await createSharedRateLimit(database, 'client', { burst: 1, perMinute: 1 }).take('192.0.2.1');
  await database.all('UPDATE rate_limits SET at = at - 61000');
  // Another server, which has not tidied up yet.
  await createSharedRateLimit(database, 'client', { burst: 1, perMinute: 1 }).take('192.0.2.2');
  expect(await database.all('SELECT COUNT(*) AS count FROM rate_limits')).toEqual([{ count: 1 }]);
});

test('a visitor who has reached the limit at one server has reached it at all', async () => {
  const settings = await newInbox('PostgreSQL');
  const env = { ...('url' in settings && { DATABASE_URL: settings.url }), RATE_LIMIT_BURST: '2', RATE_LIMIT_PER_MINUTE: '1' };
  const [first, second] = [await startTestServer({}, env), await startTestServer({}, env)];
  const submit = async (server: typeof first, message: string) => (await server.ask('/api/submit', json({ ...quoteBody, message }))).status;
  expect([await submit(first, 'one'), await submit(second, 'two'), await submit(first, 'three'), await submit(second, 'four')]).toEqual([
    200, 200, 429, 429,
  ]);
});
