/** One message, one recipient or one flood never holds up the others. The clock is the test's. */
import { describe, expect, test } from 'vitest';
import { mailLines } from '../inbox/listing.ts';
import { localTime } from '../safe-text.ts';
import { databaseKinds } from '../test-databases.ts';
import { leaseTime, refusalsInARow } from './queue.ts';
import { hour, inboxWithMail, minute, namesOf } from './test-queue.ts';
import { type Behaviour, startSmtp } from './test-smtp.ts';

describe.each(databaseKinds)('the queue in %s', (kind) => {
  test('a recipient that was deferred gets it on a later attempt, alone, and is named until then', async () => {
    const { clock, database, events, admin, work, write } = await inboxWithMail(kind);
    await write(1);
    const attempts: string[][] = [];
    let deferred = 2;
    const smtp = await startSmtp({
      recipient: (address) => (address.startsWith('second') && deferred-- > 0 ? { status: 450, text: 'Greylisted' } : undefined),
      envelope: (recipients) => attempts.push([...recipients]),
    });
    const settings = { port: smtp.port, to: ['office@example.com', 'second@example.com'] };
    expect(await work(settings)).toBe(minute);
    expect(events.at(-1)).toMatchObject({ level: 'warn', result: 'delivered', message: 'Not to 1 of the addresses in MAIL_TO yet.' });
    const status = await admin.mailStatus();
    expect(status).toMatchObject({ waiting: 0, error: null, missed: new Map([['second@example.com', 1]]) });
    expect(mailLines(status)).toBe('! second@example.com was not reached with 1 message, which others got.\n');
    expect((await admin.find(1))?.mail?.error).toMatch(/Greylisted/);

    clock.now += minute;
    expect(await work(settings), 'the server is well: nothing else is held').toBe(5 * minute);
    await write(2);
    await work(settings);
    clock.now += 5 * minute;
    expect(await work(settings)).toBe(Infinity);
    expect(attempts).toEqual([['office@example.com'], ['office@example.com', 'second@example.com'], ['second@example.com']]);
    expect(
      smtp.mails.map(({ to }) => to?.length),
      'each mail names both',
    ).toEqual([2, 2, 2]);
    expect((await admin.mailStatus()).missed).toEqual(new Map());
    expect(await database.all('SELECT left_to FROM deliveries WHERE left_to IS NOT NULL')).toEqual([]);
  });

  test('a recipient that is no longer in MAIL_TO is not tried again', async () => {
    const { clock, admin, work, write } = await inboxWithMail(kind);
    await write(1);
    const smtp = await startSmtp({ recipient: (address) => (address.startsWith('gone') ? { status: 550, text: 'Gone' } : undefined) });
    await work({ port: smtp.port, to: ['office@example.com', 'gone@example.com'] });
    clock.now += minute;
    expect(await work({ port: smtp.port, to: ['office@example.com'] })).toBe(Infinity);
    expect(smtp.mails).toHaveLength(1);
    expect(await admin.find(1)).toMatchObject({ mail: { state: 'delivered', leftTo: [] } });
  });

  test.each<[string, Behaviour['data']]>([
    ['is deferred', () => ({ status: 451, text: 'Try later' })],
    ['ends the connection', () => 'drop'],
    ['gets no answer', () => 'never'],
  ])('a message that always %s waits alone', async (_how, poison) => {
    const { clock, admin, work, write } = await inboxWithMail(kind);
    const smtp = await startSmtp({ data: (mail) => (/ 1(:|$)/.test(mail.subject ?? '') ? poison?.(mail) : undefined) });
    for (const number of [1, 2, 3]) await write(number);
    await work({ port: smtp.port });
    clock.now += minute;
    await write(4);
    await work({ port: smtp.port });
    expect(namesOf(smtp.mails)).toEqual([2, 3, 4]);
    expect(await admin.mailStatus()).toMatchObject({ waiting: 1, givenUp: 0, error: null });
  });

  test('when ten different messages are refused in a row everything waits, and that is said', async () => {
    const { clock, events, admin, work, write } = await inboxWithMail(kind);
    const smtp = await startSmtp({ data: () => ({ status: 554, text: 'Quota exceeded' }) });
    for (let number = 1; number <= 14; number += 1) await write(number);
    expect(await work({ port: smtp.port })).toBe(minute);
    expect(events.filter(({ result }) => result === 'refused')).toHaveLength(refusalsInARow);
    expect(events.at(-1)).toMatchObject({ level: 'error', result: 'held', message: '10 messages were refused in a row: all wait.' });
    expect((await admin.mailStatus()).error).toMatch(/The last 10 messages were all refused, so everything waits\. .*Quota exceeded/);
    clock.now += minute;
    expect(await work({ port: smtp.port }), 'after the pause one more is enough').toBe(5 * minute);
    expect(events.filter(({ result }) => result === 'refused')).toHaveLength(refusalsInARow + 1);
    const good = await startSmtp();
    clock.now += hour;
    expect(await work({ port: good.port })).toBe(Infinity);
    expect(namesOf(good.mails).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(await admin.mailStatus()).toMatchObject({ waiting: 0, error: null });
  });

  test('what comes beyond the limit of an hour is told in one summary, and nothing is dropped', async () => {
    const { clock, admin, work, write } = await inboxWithMail(kind, 30);
    const smtp = await startSmtp();
    const begin = clock.now;
    for (let number = 1; number <= 71; number += 1) await write(number);
    expect(await work({ port: smtp.port })).toBe(hour);
    expect(namesOf(smtp.mails)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    clock.now += hour - 1;
    expect(await work({ port: smtp.port })).toBe(1);
    clock.now += 1;
    expect(await work({ port: smtp.port })).toBe(Infinity);
    const summary = smtp.mails.at(-1);
    expect(smtp.mails).toHaveLength(31);
    expect(summary?.subject).toBe(`41 more messages since ${localTime(begin).slice(-5)}`);
    for (const part of ['31  Visitor 31 (quote)', '71  Visitor 71 (quote)', 'npm run inbox']) {
      expect(summary?.text).toContain(part);
      expect(summary?.html).toContain(part);
    }
    expect(await admin.mailStatus()).toMatchObject({ waiting: 0, givenUp: 0 });
    expect(await admin.countAll()).toBe(71);

    for (let number = 72; number <= 80; number += 1) await write(number);
    await work({ port: smtp.port });
    expect(namesOf(smtp.mails.slice(31)), 'the next hour has begun with the summary').toEqual([72, 73, 74, 75, 76, 77, 78, 79, 80]);
  });

  test('a summary that cannot be sent is sent later, with the same messages and for each recipient once', async () => {
    const { clock, work, write } = await inboxWithMail(kind, 1);
    let refusals = 1;
    const smtp = await startSmtp({
      recipient: (address) => (address.startsWith('second') && refusals-- > 0 ? { status: 450, text: 'Later' } : undefined),
    });
    const settings = { port: smtp.port, to: ['office@example.com', 'second@example.com'] };
    refusals = 0;
    for (let number = 1; number <= 4; number += 1) await write(number);
    await work(settings);
    clock.now += hour;
    const away = await startSmtp({ data: () => ({ status: 451, text: 'Later' }) });
    expect(await work({ ...settings, port: away.port })).toBe(minute);
    clock.now += minute;
    refusals = 1;
    await work(settings);
    clock.now += hour;
    expect(await work(settings)).toBe(Infinity);
    expect(smtp.mails.slice(1).map(({ subject }) => subject?.replace(/since.*/, ''))).toEqual(['3 more messages ', '3 more messages ']);
  });

  test('a worker that slept through its lease changes nothing that its successor holds', async () => {
    const { clock, database, queue, write } = await inboxWithMail(kind);
    await write(1);
    const slept = await queue.take();
    clock.now += leaseTime;
    const successor = await queue.take();
    expect(successor?.submissions[0].id).toBe(1);
    const before = [await database.all('SELECT * FROM deliveries'), await database.all('SELECT * FROM mail_status')];
    if (slept) {
      await queue.hold(slept, 'away');
      await queue.refused(slept, 'spam');
      await queue.delivered(slept, ['second@example.com'], 'later');
      await queue.delivered(slept);
    }
    expect([await database.all('SELECT * FROM deliveries'), await database.all('SELECT * FROM mail_status')]).toEqual(before);
    if (successor) await queue.delivered(successor);
    expect(await database.all('SELECT lease FROM deliveries WHERE delivered_at IS NOT NULL')).toEqual([{ lease: null }]);
  });
});
