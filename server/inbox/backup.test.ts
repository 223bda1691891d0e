/** Backups, restoring them in either database, and exports. */
import { pbkdf2 } from 'node:crypto';
import { chmodSync, chownSync, copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { DatabaseSettings } from '../config.ts';
import type { Database } from '../database/database.ts';
import { sqliteFile } from '../database/sqlite.ts';
import { createMailQueue } from '../mail/queue.ts';
import { databaseKinds, environmentOf, newInbox, open } from '../test-databases.ts';
import { temporaryFolder } from '../test-server.ts';
import { writeExport } from './backup.ts';
import { runCommand } from './commands.ts';
import { createInboxAdmin, type ListedSubmission } from './inbox-admin.ts';
import { createStore } from './store.ts';

const numbered = (number: number) => ({ form: 'quote' as const, fields: { name: 'মাটি', message: `Message ${number} “\0”` } });

/** 25 messages: the first is mailed, the second is done, the third deleted. */
async function fill(database: Database): Promise<void> {
  const store = createStore(database, { queueMail: true });
  for (let number = 1; number <= 25; number += 1) await store.add(numbered(number));
  const queue = createMailQueue(database);
  const mail = await queue.take();
  if (mail) await queue.delivered(mail);
  await createInboxAdmin(database).setDone(2, new Date());
  await createInboxAdmin(database).remove(3);
}

function all(database: Database): Promise<ListedSubmission[]> {
  return createInboxAdmin(database).list({}, 0, 100);
}

async function run(settings: DatabaseSettings, ...args: string[]): Promise<string> {
  return (await Array.fromAsync(runCommand(args, environmentOf(settings)))).join('');
}

describe.each(databaseKinds)('an inbox in %s', (kind) => {
  test('is backed up while servers write, and restored with everything it had', async () => {
    const settings = await newInbox(kind);
    const database = open(settings);
    await fill(database);
    const before = await all(database);
    const folder = temporaryFolder();
    const file = join(folder, "owner's backup.sqlite");
    const [printed] = await Promise.all([
      run(settings, 'backup', file),
      createStore(open(settings), { queueMail: true }).add(numbered(26)),
    ]);
    expect(printed).toMatch(/^2[45] messages copied into .*npm run inbox -- restore '.*'\n$/);
    expect(readdirSync(folder), 'nothing half done is left').toEqual(["owner's backup.sqlite"]);
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(run(settings, 'backup', file)).rejects.toThrow('exists already');

    for (const otherKind of databaseKinds) {
      const target = await newInbox(otherKind);
      expect(await run(target, 'restore', file)).toMatch(/^2[45] messages copied into /);
      const restored = open(target);
      expect((await all(restored)).filter(({ id }) => id <= 25)).toEqual(before);
      expect(await createStore(restored, { queueMail: true }).add(numbered(27)), 'ids continue').toBeGreaterThan(25);
      expect(await createStore(restored, { queueMail: true }).add(numbered(27)), 'repeats are known').toBeUndefined();
    }
  });

  test('takes no backup when there are other messages in it', async () => {
    const [source, target] = [await newInbox(kind), await newInbox(kind)];
    await fill(open(source));
    await createStore(open(target), { queueMail: true }).add(numbered(99));
    const file = join(temporaryFolder(), 'backup.sqlite');
    await run(source, 'backup', file);
    const refusal = 'has 1 message already; it has to be empty';
    await expect(run(target, 'restore', file)).rejects.toThrow(refusal);
    await expect(run(target, 'restore', `${file}x`)).rejects.toThrow('There is no file');
    expect(existsSync(`${file}x`)).toBe(false);
    expect(await all(open(target))).toHaveLength(1);
  });
});

test.each(['', 'notes'])('what is not a backup is not restored and stays as it is: "%s"', async (text) => {
  const [folder, file] = [temporaryFolder(), join(temporaryFolder(), 'notes.txt')];
  writeFileSync(file, text, { mode: 0o644 });
  await expect(run({ folder }, 'restore', file)).rejects.toThrow('notes.txt is not a backup of an inbox');
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(statSync(file).mode & 0o777).toBe(0o644);
  expect(readdirSync(folder)).toEqual([]);
});

test('a backup that fails leaves no file that could be taken for one', async () => {
  const [away, folder] = [{ url: 'postgres://nobody@127.0.0.1:1/inbox' }, temporaryFolder()];
  await expect(run(away, 'backup', join(folder, 'backup.sqlite'))).rejects.toThrow(/^Cannot write .*backup\.sqlite: .*ECONNREFUSED/);
  expect(readdirSync(folder)).toEqual([]);
});

test('restoring reads a backup without touching it or anything beside it, and gives the inbox to the owner of its folder', async () => {
  const [source, target] = [await newInbox('SQLite'), temporaryFolder()];
  await fill(open(source));
  const folder = temporaryFolder();
  const file = join(folder, 'backup.sqlite');
  await run(source, 'backup', file);
  chmodSync(file, 0o444);
  const state = () => [readdirSync(folder), readFileSync(file, 'base64'), statSync(file).mtimeMs, statSync(file).mode];
  const before = state();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(target, 65_534, 65_534);
  expect(await run({ folder: target }, 'restore', file)).toMatch(/^24 messages copied/);
  expect(state()).toEqual(before);
  for (const name of readdirSync(target)) expect(statSync(join(target, name)).uid, name).toBe(statSync(target).uid);
});

test('a backup that is the inbox itself as somebody copied it, with what is in its log, is restored whole', async () => {
  const source = temporaryFolder();
  const database = open({ folder: source });
  await fill(database);
  const copy = temporaryFolder();
  for (const end of ['', '-wal']) copyFileSync(sqliteFile(source) + end, sqliteFile(copy) + end);
  const target = temporaryFolder();
  expect(await run({ folder: target }, 'restore', sqliteFile(copy))).toMatch(/^24 messages copied/);
  expect(readdirSync(copy)).toEqual(['inbox.sqlite', 'inbox.sqlite-wal']);
});

test('an export that fails before its file is made leaves none', async () => {
  const file = join(temporaryFolder(), 'messages.csv');
  const failing = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the database is away')) }) };
  // Keeps all threads that make files at work, so that the file is made late.
  const busy = Array.from({ length: 16 }, () => promisify(pbkdf2)('', '', 50_000, 64, 'sha512'));
  await expect(writeExport(file, failing)).rejects.toThrow(`Cannot write ${file}: the database is away`);
  await Promise.all(busy);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(existsSync(file)).toBe(false);
});
