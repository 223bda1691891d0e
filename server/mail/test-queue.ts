/** For tests: an inbox with a queue of e-mails, whose clock is the test's. */
import { createInboxAdmin } from '../inbox/inbox-admin.ts';
import { createStore } from '../inbox/store.ts';
import { newInbox, open, type DatabaseKind } from '../test-databases.ts';
import { collectLog } from '../test-server.ts';
import { createMailQueue } from './queue.ts';
import type { MailSettings } from '../config.ts';
import { testMailSettings } from './test-smtp.ts';
import { createSend } from './transport.ts';
import { mailNext } from './worker.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** So that a mail server that does not answer costs little time. */
export const timeouts = { connect: 5000, idle: 3000, total: 20_000 };

/** An inbox whose clock does not move until the test moves it, with a worker that runs when the test says so. */
export async function inboxWithMail(kind: DatabaseKind, perHour = 0) {
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
    admin: createInboxAdmin(database),
    write: async (number: number) => {
      count += 1;
      await store.add({ form: 'quote', fields: { name: `Visitor ${number}`, email: 'v@example.com', message: `Message ${count}` } });
    },
  };
}

/** The numbers of the messages that the mails are about. */
export const namesOf = (mails: readonly { subject?: string | undefined }[]) =>
  mails.map(({ subject }) => Number(subject?.match(/\d+$/)?.[0]));
