import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createInboxAdmin } from '../inbox/inbox-admin.ts';
import { createStore } from '../inbox/store.ts';
import { open } from '../test-databases.ts';
import { temporaryFolder } from '../test-server.ts';
import { openExistingDatabase } from './database.ts';
import { sqliteFile } from './sqlite.ts';

test('every transaction is flushed to the disk, and only its owner can read the file', async () => {
  const folder = temporaryFolder();
  const database = open({ folder });
  expect(await database.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await database.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(statSync(sqliteFile(folder)).mode & 0o077).toBe(0);
});

test('a file of the first version keeps its submissions', async () => {
  const folder = temporaryFolder();
  const old = new DatabaseSync(sqliteFile(folder));
  old.exec(`CREATE TABLE submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    form TEXT NOT NULL CHECK (form IN ('quote', 'contact')),
    fields TEXT NOT NULL CHECK (json_valid(fields))
  ) STRICT;
  INSERT INTO submissions (received_at, form, fields) VALUES ('2026-11-01T00:00:00.000Z', 'quote', '{"name":"Rahima"}');
  PRAGMA user_version = 1`);
  old.close();
  const database = open({ folder });
  expect(await createInboxAdmin(database).find(1)).toMatchObject({ fields: { name: 'Rahima' }, doneAt: null, mail: undefined });
  expect(await createStore(database, { queueMail: false }).add({ form: 'quote', fields: { name: 'Rahima' } })).toBe(2);
});

test('a file of a newer version is refused', async () => {
  const folder = temporaryFolder();
  const db = new DatabaseSync(sqliteFile(folder));
  db.exec('PRAGMA user_version = 99');
  db.close();
  await expect(open({ folder }).all('SELECT 1')).rejects.toThrow(/newer version.*\(99\)/);
});

test('a full disk is an error of that submission, and the inbox goes on when there is room again', async () => {
  const database = open({ folder: temporaryFolder() });
  const store = createStore(database, { queueMail: false });
  const [size] = await database.all('PRAGMA page_count');
  // What SQLite reports when the disk is full: the file may not grow.
  await database.all(`PRAGMA max_page_count = ${String(size?.page_count)}`);
  await expect(store.add({ form: 'quote', fields: { message: 'x'.repeat(100_000) } })).rejects.toThrow(/full/);
  await database.all('PRAGMA max_page_count = 1000000');
  expect(await store.add({ form: 'quote', fields: { message: 'x'.repeat(100_000) } })).toBe(1);
});

test('a file that may only be read refuses messages, and takes them again when it may be written', async () => {
  const database = open({ folder: temporaryFolder() });
  const store = createStore(database, { queueMail: false });
  await database.all('PRAGMA query_only = ON');
  await expect(store.add({ form: 'quote', fields: {} })).rejects.toThrow(/readonly/);
  await expect(store.check()).rejects.toThrow(/readonly/);
  await database.all('PRAGMA query_only = OFF');
  expect(await store.add({ form: 'quote', fields: {} })).toBe(1);
});

test('where there is no inbox yet, none is made for a reader', () => {
  expect(openExistingDatabase({ folder: temporaryFolder() })).toBeUndefined();
});
