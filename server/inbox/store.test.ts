import { describe, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { databaseKinds, newInbox, open } from '../test-databases.ts';
import { createInboxAdmin } from './inbox-admin.ts';
import { createStore } from './store.ts';
import type { Submission } from './store.ts';

const day = 24 * 60 * 60 * 1000;
const submission: Submission = { form: 'quote', fields: { name: 'Rahima', message: 'কেমন আছেন? “\n\0”' } };
const numbered = (number: number): Submission => ({ form: 'quote', fields: { name: 'Rahima', message: `Message ${number}` } });

describe.each(databaseKinds)('the store in %s', (kind) => {
  test('gives each submission its own id, in the order of arrival, and keeps what was typed', async () => {
    const database = open(await newInbox(kind));
    const store = createStore(database, { queueMail: false });
    const batch = await Promise.all([store.add(submission), store.add(numbered(1)), store.add(numbered(2))]);
    expect([...batch, await store.add(numbered(3))]).toEqual([1, 2, 3, 4]);
    expect(await createInboxAdmin(database).find(1)).toMatchObject({ ...submission, id: 1, doneAt: null });
    expect(await createInboxAdmin(database).find(5)).toBeUndefined();
  });

  test('stores the same message of the same person once within a day, also when two servers get it at the same moment', async () => {
    const inbox = await newInbox(kind);
    let now = Date.parse('2026-11-22T12:00:00Z');
    const [first, second] = [1, 2].map(() => createStore(open(inbox), { queueMail: true, now: () => now }));
    const ids = await Promise.all([first?.add(submission), second?.add(submission), first?.add(submission), second?.add(submission)]);
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);

    const other = { ...submission, fields: { ...submission.fields, name: 'Kamal' } };
    expect(await first?.add(other)).toBeDefined();
    expect(await first?.add({ ...submission, form: 'contact' })).toBeDefined();
    now += day - 1;
    expect(await second?.add(submission)).toBeUndefined();
    // The clock was set back: what came 'tomorrow' is still the same message.
    now -= 3 * day;
    expect(await second?.add(submission)).toBeUndefined();
    now += 4 * day;
    expect(await second?.add(submission)).toBeDefined();

    const database = open(inbox);
    expect(await createInboxAdmin(database).countAll()).toBe(4);
    expect(await createInboxAdmin(database).mailStatus()).toMatchObject({ waiting: 4 });
  });

  test('writes what is pending before it is closed, and ids continue afterwards', async () => {
    const inbox = await newInbox(kind);
    const first = createStore(openDatabase(inbox), { queueMail: false });
    const pending = first.add(submission);
    await first.close();
    expect(await pending).toBe(1);
    expect(await createStore(open(inbox), { queueMail: false }).add(numbered(1))).toBe(2);
  });

  test('rejects a whole batch with a failure in it, and stores and queues nothing of it', async () => {
    const database = open(await newInbox(kind));
    const store = createStore(database, { queueMail: true });
    const wrong: Submission = { form: 'quote', fields: {} };
    Object.assign(wrong, { form: 'letter' });
    const results = await Promise.allSettled([store.add(submission), store.add(wrong)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await createInboxAdmin(database).mailStatus()).toMatchObject({ waiting: 0 });
    expect(await store.add(submission)).toBeDefined();
    expect(await createInboxAdmin(database).countAll()).toBe(1);
  });

  test('queues nothing while no e-mail is set up', async () => {
    const database = open(await newInbox(kind));
    await createStore(database, { queueMail: false }).add(submission);
    expect(await createInboxAdmin(database).mailStatus()).toMatchObject({ waiting: 0 });
    expect(await createInboxAdmin(database).find(1)).toMatchObject({ mail: undefined });
  });

  test('two servers that start at once make one inbox', async () => {
    const inbox = await newInbox(kind);
    const stores = [1, 2, 3].map(() => createStore(open(inbox), { queueMail: false }));
    await Promise.all(stores.map((store) => store.check()));
    expect(await Promise.all(stores.map((store, index) => store.add(numbered(index))))).toHaveLength(3);
  });
});
