/** What is deleted is gone, and what is promised happens. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseKinds, environmentOf, newInbox, open } from '../test-databases.ts';
import { collectLog, startTestServer } from '../test-server.ts';
import { runCommand } from './command-line.ts';
import { createInboxAdmin } from './inbox-admin.ts';
import { deleteOld } from './retention.ts';
import { createStore } from './store.ts';
import { json, quoteBody, storedSubmissions } from './test-submissions.ts';

test.each([
  ['delete', '1'],
  ['purge', '--before', '2999-01-01'],
])('after %s the text is in no file while the server runs', async (...args) => {
  const server = await startTestServer({}, { RATE_LIMIT_BURST: '0' });
  const marker = 'QuiteUnmistakable';
  const files = () => readdirSync(server.dataDir).filter((name) => readFileSync(join(server.dataDir, name)).includes(marker));
  // Longer than a page of the database, so that it is in several.
  await server.ask('/api/submit', json({ ...quoteBody, message: marker.repeat(500) }));
  expect(files()).not.toEqual([]);
  await Array.fromAsync(runCommand(args, environmentOf({ folder: server.dataDir })));
  expect(files()).toEqual([]);
  expect(await server.ask('/api/submit', json({ ...quoteBody, message: 'another' }))).toMatchObject({ status: 200 });
  expect(await storedSubmissions(server)).toHaveLength(1);
});

describe.each(databaseKinds)('the server with %s', (kind) => {
  test('deletes what is older than the terms promise, counts it, and says what was never mailed', async () => {
    const database = open(await newInbox(kind));
    const [now, log] = [new Date('2026-11-28T12:00:00Z'), collectLog()];
    let queueMail = false;
    const store = async (time: string) => {
      const { add } = createStore(database, { queueMail, now: () => Date.parse(time) });
      await add({ form: 'quote', fields: { message: time } });
    };
    await store('2025-11-27T12:00:00Z');
    await store('2025-11-28T12:00:01Z');
    await deleteOld(database, 12, log.log, now);
    expect((await Array.fromAsync(createInboxAdmin(database).each())).map(({ id }) => id)).toEqual([2]);
    expect(log.events).toEqual([{ level: 'info', event: 'retention', deleted: 1, months: 12 }]);

    queueMail = true;
    await store('2025-11-26T12:00:00Z');
    await deleteOld(database, 12, log.log, now);
    expect(log.events.at(-1)).toEqual({
      level: 'warn',
      event: 'retention',
      deleted: 1,
      months: 12,
      unsent: 1,
      message: 'Some of the deleted messages had never been mailed.',
    });
    await deleteOld(database, 12, log.log, now);
    expect(log.events, 'nothing to tell').toHaveLength(2);
  });
});

test('the server does so by itself, unless RETENTION_MONTHS is 0', async () => {
  const settings = await newInbox('SQLite');
  const database = open(settings);
  const { add } = createStore(database, { queueMail: false, now: () => Date.parse('2020-01-01') });
  await add({ form: 'quote', fields: { message: 'old' } });
  const keeping = await startTestServer({}, { ...environmentOf(settings), RETENTION_MONTHS: '0' });
  await keeping.close();
  expect(await createInboxAdmin(database).countAll()).toBe(1);
  await startTestServer({}, environmentOf(settings));
  await expect.poll(() => createInboxAdmin(database).countAll()).toBe(0);
});
