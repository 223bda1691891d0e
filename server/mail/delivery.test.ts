/** Every message arrives, in order, whatever the mail server does. The clock is the test's. */
import { describe, expect, test } from 'vitest';
import { databaseKinds } from '../test-databases.ts';
import { collectLog } from '../test-server.ts';
import { leaseTime, lifetime } from './queue.ts';
import { day, hour, inboxWithMail, minute, namesOf, timeouts } from './test-queue.ts';
import { type Behaviour, startSmtp, testMailSettings } from './test-smtp.ts';
import { createSend } from './transport.ts';
import { startMailWorker } from './worker.ts';

describe.each(databaseKinds)('mail with %s', (kind) => {
  test('arrives once, in the order in which it was written', async () => {
    const { work, write, admin } = await inboxWithMail(kind);
    for (const number of [1, 2, 3]) await write(number);
    const smtp = await startSmtp();
    expect(await work({ port: smtp.port })).toBe(Infinity);
    expect(await work({ port: smtp.port })).toBe(Infinity);
    expect(namesOf(smtp.mails)).toEqual([1, 2, 3]);
    expect(await admin.find(2)).toMatchObject({ mail: { state: 'delivered', error: null } });
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
    const { clock, admin, work, write } = await inboxWithMail(kind);
    const smtp = await startSmtp({ data: ({ subject }) => (/ 1(:|$)/.test(subject ?? '') ? { status: 554, text: 'Spam' } : undefined) });
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
    expect(await admin.mailStatus()).toMatchObject({ waiting: 0, givenUp: 1 });
    expect(await admin.find(1)).toMatchObject({ mail: { state: 'given up' } });
    expect((await admin.find(1))?.mail?.error).toMatch(/refuses this message.*Spam/);
  });

  test('what waits for a month while the mail server is away is mailed when it is back', async () => {
    const { clock, admin, work, write } = await inboxWithMail(kind);
    const { port, close } = await startSmtp();
    await close();
    await write(1);
    await work({ port });
    clock.now += 2 * lifetime;
    await work({ port });
    expect(await admin.mailStatus()).toMatchObject({ waiting: 1, givenUp: 0 });
    clock.now += hour;
    const smtp = await startSmtp({}, port);
    await work({ port });
    expect(namesOf(smtp.mails)).toEqual([1]);
  });

  describe('a clock that was ten days ahead and is put right', () => {
    const behaviours: Record<string, Behaviour> = {
      'refuses the message': { data: () => ({ status: 451, text: 'Later' }) },
      'turns everybody away': { recipient: () => ({ status: 450, text: 'Later' }) },
    };
    test.each(Object.keys(behaviours))('delays nothing where the mail server %s meanwhile', async (how) => {
      const { clock, admin, work, write } = await inboxWithMail(kind, 1);
      clock.now += 10 * day;
      await write(1);
      await work({ port: (await startSmtp(behaviours[how])).port });
      clock.now -= 10 * day;
      const smtp = await startSmtp();
      await work({ port: smtp.port });
      expect(namesOf(smtp.mails)).toEqual([1]);
      expect(await admin.mailStatus()).toMatchObject({ waiting: 0, givenUp: 0 });
    });

    test('frees what a worker had taken that died, and the limit of an hour counts anew', async () => {
      const { clock, queue, work, write } = await inboxWithMail(kind, 1);
      const smtp = await startSmtp();
      clock.now += 10 * day;
      await write(1);
      await work({ port: smtp.port });
      await write(2);
      await queue.take();
      clock.now -= 10 * day;
      await work({ port: smtp.port });
      expect(namesOf(smtp.mails)).toEqual([1, 2]);
      await write(3);
      expect(await work({ port: smtp.port })).toBe(hour);
    });

    test('gives up no message', async () => {
      const { clock, admin, work, write } = await inboxWithMail(kind);
      const refusing = await startSmtp({ data: () => ({ status: 451, text: 'Later' }) });
      await write(1);
      clock.now += 2 * lifetime;
      await work({ port: refusing.port });
      expect(await admin.mailStatus()).toMatchObject({ waiting: 1, givenUp: 0 });
    });
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
    const { admin, work, write } = await inboxWithMail(kind);
    await write(1);
    await admin.remove(1);
    const smtp = await startSmtp();
    expect(await work({ port: smtp.port })).toBe(Infinity);
    expect(smtp.mails).toEqual([]);
  });
});
