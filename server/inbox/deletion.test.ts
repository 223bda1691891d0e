/** What is deleted is gone, and what is promised happens. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseKinds, environmentOf, newInbox, open } from '../test-databases.ts';
import { collectLog, startTestServer } from '../test-server.ts';
import { runCommand } from './commands.ts';
import { createInboxAdmin } from './inbox-admin.ts';
import { deleteOld, startRetention } from './open-inbox.ts';
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
    const kept = async () => (await Array.fromAsync(createInboxAdmin(database).each())).map(({ id }) => id);
    await store('2025-11-26T12:00:00Z');
    queueMail = true;
    // The clock is ahead for one message and far behind for another one.
    await store('2036-01-01T12:00:00Z');
    await store('2025-11-27T12:00:00Z');
    await store('2025-11-28T12:00:01Z');
    await store('1970-01-01T00:00:01Z');
    await deleteOld(database, 12, log.log, new Date('2025-11-27T00:00:00Z'));
    expect(log.events).toEqual([]);
    await deleteOld(database, 12, log.log, new Date('2026-11-27T00:00:00Z'));
    expect(await kept()).toEqual([2, 3, 4, 5]);
    expect(log.events).toEqual([{ level: 'info', event: 'retention', deleted: 1, months: 12 }]);

    await deleteOld(database, 12, log.log, now);
    expect(await kept()).toEqual([2, 4, 5]);
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

describe('the server does so by itself', () => {
  const [hour, day] = [3_600_000, 86_400_000];

  async function inboxWithOldMessage(age: number) {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const database = open(await newInbox('SQLite'));
    const { log } = collectLog();
    const store = createStore(database, { queueMail: false, now: () => Date.now() - age });
    await store.add({ form: 'quote', fields: { message: 'old' } });
    return { database, log, count: createInboxAdmin(database).countAll };
  }

  test('an hour after its start, and stops when what is being deleted is deleted', async () => {
    const { database, log, count } = await inboxWithOldMessage(400 * day);
    const stop = startRetention(database, 12, log);
    vi.advanceTimersByTime(hour - 1);
    expect(await count()).toBe(1);
    vi.advanceTimersByTime(1);
    await stop();
    expect(await count()).toBe(0);
  });

  test('and never where RETENTION_MONTHS is 0', async () => {
    const { database, log, count } = await inboxWithOldMessage(400 * day);
    const stop = startRetention(database, 0, log);
    vi.advanceTimersByTime(2 * day);
    await stop();
    expect(await count()).toBe(1);
  });

  test('and not because the clock was put ahead for less than a day', async () => {
    const { database, log, count } = await inboxWithOldMessage(day);
    const stop = startRetention(database, 12, log);
    const now = Date.now();
    vi.setSystemTime(now + 3650 * day);
    vi.advanceTimersByTime(hour);
    vi.setSystemTime(now + hour);
    await stop();
    expect(await count()).toBe(1);
  });
});
