/** Every message arrives, in order, whatever the mail server does. The clock is the test's. */
import { describe, expect, test } from 'vitest';
import { createStore } from '../inbox/store.ts';
import { createRecords } from '../inbox/records.ts';
import { databaseKinds, newInbox, open, type DatabaseKind } from '../test-databases.ts';
import { collectLog } from '../test-server.ts';
import { createMailQueue, leaseTime } from './queue.ts';
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
    expect(pauses).toEqual([minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, day]);
    const smtp = await startSmtp({}, port);
    await work({ port });
    expect(namesOf(smtp.mails)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
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

  test('of several addresses one is enough, and the log tells of the others', async () => {
    const { log, work, write } = await inboxWithMail(kind);
    await write(1);
    const smtp = await startSmtp({ recipient: (address) => (address.startsWith('gone') ? { status: 550, text: 'Gone' } : undefined) });
    await work({ port: smtp.port, to: ['office@example.com', 'gone@example.com'] });
    await work({ port: smtp.port });
    expect(smtp.mails).toHaveLength(1);
    expect(log).toMatchObject([{ event: 'mail', result: 'delivered', message: 'Not to 1 of the addresses in MAIL_TO.' }]);
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
    await work({ port: bad.port });
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
const failures: [string, Behaviour, Partial<MailSettings>, RegExp][] = [
  ['says "later" to the message', { data: () => ({ status: 451, text: 'Try later' }) }, {}, /asks to try again later.*Try later/],
  ['says "later" to the recipient', { recipient: () => ({ status: 450, text: 'Busy' }) }, {}, /asks to try again later/],
  ['refuses every recipient for good', { recipient: () => ({ status: 550, text: 'No such user' }) }, {}, /MAIL_TO.*No such user/],
  ['drops the connection after the message', { data: () => 'drop' }, {}, /broke off/],
  ['never answers the message', { data: () => 'never' }, {}, /does not answer in time/],
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
    const bad = await startSmtp(behaviour);
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
