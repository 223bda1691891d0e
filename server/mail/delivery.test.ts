/** Every message arrives, in order, whatever the mail server does. The clock is the test's. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createStore } from '../inbox/store.ts';
import { createRecords } from '../inbox/records.ts';
import { databaseKinds, newInbox, open, type DatabaseKind } from '../test-databases.ts';
import { collectLog } from '../test-server.ts';
import { createMailQueue, leaseTime, refusalsInARow } from './queue.ts';
import { localTime } from '../inbox/plain-text.ts';
import { mailLines } from '../inbox/listing.ts';
import { lifetime } from './schedule.ts';
import type { MailSettings } from './settings.ts';
import { type Behaviour, startSmtp, testMailSettings } from './test-smtp.ts';
import { createSend } from './transport.ts';
import { mailNext, startMailWorker } from './worker.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** So that a mail server that does not answer costs little time. */
const timeouts = { connect: 1000, idle: 1000, total: 5000 };

/** An inbox whose clock stands still until the test moves it, with a worker that runs when the test says so. */
async function inboxWithMail(kind: DatabaseKind, perHour = 0) {
  const clock = { now: Date.parse('2026-11-22T12:00:00Z') };
  const database = open(await newInbox(kind));
  const queue = createMailQueue(database, perHour, () => clock.now);
  const store = createStore(database, { queueMail: true, now: () => clock.now });
  const { log, events } = collectLog();
  let count = 0;

  /** Lets a worker do all that is due at this moment, and gives the time until the next look. */
  async function work(settings: Partial<MailSettings>): Promise<number> {
    const all = { ...testMailSettings, ...settings };
    const dependencies = { queue, send: createSend(all, timeouts), settings: all, log };
    let next = 0;
    while (next <= clock.now) next = await mailNext(dependencies);
    return next - clock.now;
  }

  return {
    clock,
    database,
    events,
    queue,
    work,
    records: createRecords(database),
    write: async (number: number) => {
      count += 1;
      await store.add({ form: 'quote', fields: { name: `Visitor ${number}`, email: 'v@example.com', message: `Message ${count}` } });
    },
  };
}

const namesOf = (mails: readonly { subject?: string | undefined }[]) => mails.map(({ subject }) => Number(subject?.match(/\d+$/)?.[0]));

describe.each(databaseKinds)('mail with %s', (kind) => {
  test('arrives once, in the order in which it was written', async () => {
    const { work, write, records } = await inboxWithMail(kind);
    for (const number of [1, 2, 3]) await write(number);
    const smtp = await startSmtp();
    expect(await work({ port: smtp.port })).toBe(Infinity);
    expect(await work({ port: smtp.port })).toBe(Infinity);
    expect(namesOf(smtp.mails)).toEqual([1, 2, 3]);
    expect(await records.find(2)).toMatchObject({ mail: { state: 'delivered', error: null } });
  });

  test('a mail server that is away for a day is tried with growing pauses, then everything arrives in order', async () => {
    const { clock, work, write } = await inboxWithMail(kind);
    const { port, close } = await startSmtp();
    await close();
    const pauses: number[] = [];
    const back = clock.now + day;
    for (let number = 1; clock.now < back; number += 1) {
      await write(number);
      const pause = await work({ port });
      pauses.push(pause);
      clock.now += pause;
    }
    expect(pauses.slice(0, 5), 'the server is asked every hour at least').toEqual([minute, 5 * minute, 15 * minute, hour, hour]);
    const smtp = await startSmtp({}, port);
    await work({ port });
    expect(namesOf(smtp.mails)).toEqual(pauses.map((_, index) => index + 1));
  });

  test('a message that is refused for good keeps none of the others waiting, and is given up after a fortnight', async () => {
    const { clock, records, work, write } = await inboxWithMail(kind);
    const smtp = await startSmtp({ data: ({ subject }) => (subject?.endsWith(' 1') ? { status: 554, text: 'Spam' } : undefined) });
    await write(1);
    await write(2);
    const begin = clock.now;
    let next = 0;
    let attempts = 0;
    while (next !== Infinity) {
      next = await work({ port: smtp.port });
      attempts += 1;
      if (next !== Infinity) clock.now += next;
    }
    expect(namesOf(smtp.mails)).toEqual([2]);
    expect([attempts, clock.now - begin]).toEqual([22, lifetime]);
    expect(lifetime).toBeGreaterThan(14 * day);
    expect(await records.mailStatus()).toMatchObject({ waiting: 0, givenUp: 1 });
    expect(await records.find(1)).toMatchObject({ mail: { state: 'given up' } });
    expect((await records.find(1))?.mail?.error).toMatch(/refuses this message.*Spam/);
  });

  test('what waits too long while the mail server is away is given up, what is newer is not', async () => {
    const { clock, records, work, write } = await inboxWithMail(kind);
    const { port, close } = await startSmtp();
    await close();
    await write(1);
    await work({ port });
    clock.now += lifetime;
    await write(2);
    expect(await work({ port })).toBe(5 * minute);
    expect(await records.mailStatus()).toMatchObject({ waiting: 1, givenUp: 1 });
  });

  test('a worker that died leaves its message to another one, with the same Message-ID', async () => {
    const { clock, queue, work, write } = await inboxWithMail(kind);
    await write(1);
    const smtp = await startSmtp();
    const taken = await queue.take();
    expect(await queue.take(), 'nobody else gets it').toBeUndefined();
    expect(await work({ port: smtp.port })).toBe(leaseTime);
    clock.now += leaseTime;
    await work({ port: smtp.port });
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([expect.stringMatching(`^<${taken?.messageId}@`)]);
  });

  test('a recipient that was deferred gets it on a later attempt, alone, and is named until then', async () => {
    const { clock, database, events, records, work, write } = await inboxWithMail(kind);
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
    const status = await records.mailStatus();
    expect(status).toMatchObject({ waiting: 0, error: null, missed: new Map([['second@example.com', 1]]) });
    expect(mailLines(status)).toBe('! second@example.com was not reached with 1 message, which others got.\n');
    expect((await records.find(1))?.mail?.error).toMatch(/Greylisted/);

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
    expect((await records.mailStatus()).missed).toEqual(new Map());
    expect(await database.all('SELECT left_to FROM deliveries WHERE left_to IS NOT NULL')).toEqual([]);
  });

  test('a recipient that is no longer in MAIL_TO is not tried again', async () => {
    const { clock, records, work, write } = await inboxWithMail(kind);
    await write(1);
    const smtp = await startSmtp({ recipient: (address) => (address.startsWith('gone') ? { status: 550, text: 'Gone' } : undefined) });
    await work({ port: smtp.port, to: ['office@example.com', 'gone@example.com'] });
    clock.now += minute;
    expect(await work({ port: smtp.port, to: ['office@example.com'] })).toBe(Infinity);
    expect(smtp.mails).toHaveLength(1);
    expect(await records.find(1)).toMatchObject({ mail: { state: 'delivered', leftTo: [] } });
  });

  test.each<[string, Behaviour['data']]>([
    ['is deferred', () => ({ status: 451, text: 'Try later' })],
    ['ends the connection', () => 'drop'],
    ['gets no answer', () => 'never'],
  ])('a message that always %s waits alone', async (_how, poison) => {
    const { clock, records, work, write } = await inboxWithMail(kind);
    const smtp = await startSmtp({ data: (mail) => (mail.subject?.endsWith(' 1') ? poison?.(mail) : undefined) });
    for (const number of [1, 2, 3]) await write(number);
    await work({ port: smtp.port });
    clock.now += minute;
    await write(4);
    await work({ port: smtp.port });
    expect(namesOf(smtp.mails)).toEqual([2, 3, 4]);
    expect(await records.mailStatus()).toMatchObject({ waiting: 1, givenUp: 0, error: null });
  });

  test('when ten different messages are refused in a row everything waits, and that is said', async () => {
    const { clock, events, records, work, write } = await inboxWithMail(kind);
    const smtp = await startSmtp({ data: () => ({ status: 554, text: 'Quota exceeded' }) });
    for (let number = 1; number <= 14; number += 1) await write(number);
    expect(await work({ port: smtp.port })).toBe(minute);
    expect(events.filter(({ result }) => result === 'refused')).toHaveLength(refusalsInARow);
    expect(events.at(-1)).toMatchObject({ level: 'error', result: 'held', message: '10 messages were refused in a row: all wait.' });
    expect((await records.mailStatus()).error).toMatch(/The last 10 messages were all refused, so everything waits\. .*Quota exceeded/);
    clock.now += minute;
    expect(await work({ port: smtp.port }), 'after the pause one more is enough').toBe(5 * minute);
    expect(events.filter(({ result }) => result === 'refused')).toHaveLength(refusalsInARow + 1);
    const good = await startSmtp();
    clock.now += hour;
    expect(await work({ port: good.port })).toBe(Infinity);
    expect(namesOf(good.mails).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(await records.mailStatus()).toMatchObject({ waiting: 0, error: null });
  });

  test('what comes beyond the limit of an hour is told in one summary, and nothing is dropped', async () => {
    const { clock, records, work, write } = await inboxWithMail(kind, 30);
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
    expect(await records.mailStatus()).toMatchObject({ waiting: 0, givenUp: 0 });
    expect(await records.countAll()).toBe(71);

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

  test('a message that comes while the queue is asked for the next one does not wait for the next look', async () => {
    const { queue, write } = await inboxWithMail(kind);
    const smtp = await startSmtp();
    const settings = { ...testMailSettings, port: smtp.port };
    let asked = 0;
    const nextDue = async () => {
      const next = await queue.nextDue();
      asked += 1;
      if (asked > 1) return next;
      await write(1);
      worker.wake();
      return next;
    };
    const worker = startMailWorker({ queue: { ...queue, nextDue }, send: createSend(settings, timeouts), settings, log: collectLog().log });
    await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(1);
    await worker.close();
  });

  test('a start tries at once what waits', async () => {
    const { queue, work, write } = await inboxWithMail(kind);
    await write(1);
    const bad = await startSmtp({ data: () => ({ status: 451, text: 'Later' }) });
    expect(await work({ port: bad.port })).toBe(minute);
    await queue.retryNow();
    const good = await startSmtp();
    await work({ port: good.port });
    expect(good.mails).toHaveLength(1);
  });

  test('a message that the owner deletes is not mailed any more', async () => {
    const { records, work, write } = await inboxWithMail(kind);
    await write(1);
    await records.remove(1);
    const smtp = await startSmtp();
    expect(await work({ port: smtp.port })).toBe(Infinity);
    expect(smtp.mails).toEqual([]);
  });
});

/** What the queue does is the same in both databases; here it is the mail server that differs. */
const failures: [string, Behaviour | (() => Promise<{ port: number }>), Partial<MailSettings>, RegExp][] = [
  ['says "later" to the recipient', { recipient: () => ({ status: 450, text: 'Busy' }) }, {}, /asks to try again later/],
  ['refuses every recipient for good', { recipient: () => ({ status: 550, text: 'No such user' }) }, {}, /MAIL_TO.*No such user/],
  ['turns the server away', greeting('554 No'), {}, /turns this server away at its greeting.*554 No/],
  [
    'does not take the name of the server',
    greeting('220 Hello', '421 Not you'),
    {},
    /does not take the name example\.com \(at EHLO\).*SMTP_NAME.*421/,
  ],
  [
    'accepts no password',
    { options: { authOptional: false, allowInsecureAuth: true } },
    { auth: { user: 'u', pass: 'p' } },
    /does not accept the user u/,
  ],
  ['speaks no TLS where it has to', {}, { secure: true }, /smtps:\/\//],
  ['has a certificate that nobody knows', { options: { secure: true } }, { secure: true }, /certificate.*cannot be trusted/],
  ['offers no TLS for a password', {}, { requireTLS: true }, /encrypted connection/],
];
test.each(failures)(
  'a mail server that %s: all wait, and arrive in order when it is mended',
  async (_name, behaviour, settings, reason) => {
    const { clock, queue, records, work, write } = await inboxWithMail('SQLite');
    await write(1);
    await write(2);
    const bad = typeof behaviour === 'function' ? await behaviour() : await startSmtp(behaviour);
    expect(await work({ ...settings, port: bad.port })).toBe(minute);
    const { waiting, error, failingSince } = await records.mailStatus();
    expect({ waiting, failingSince }).toEqual({ waiting: 2, failingSince: new Date(clock.now).toISOString() });
    expect(error).toMatch(reason);

    await write(3);
    const good = await startSmtp();
    expect(await work({ port: good.port }), 'held until the pause ends').toBe(minute);
    expect(good.mails).toEqual([]);
    clock.now += minute;
    await work({ port: good.port });
    expect(namesOf(good.mails)).toEqual([1, 2, 3]);
    expect(await records.mailStatus()).toMatchObject({ waiting: 0, givenUp: 0, error: null, failingSince: null });
    expect(await queue.nextDue()).toBe(Infinity);
  },
);

/** A mail server that says these lines, one after each thing that it is told, and no more. */
function greeting(...lines: string[]): () => Promise<{ port: number }> {
  return async () => {
    const server = createServer((socket) => {
      const left = [...lines];
      const say = () => socket.write(`${left.shift() ?? '221 Bye'}\r\n`);
      socket.on('data', say);
      socket.on('error', () => {});
      say();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    return { port: typeof address === 'object' && address ? address.port : 0 };
  };
}
