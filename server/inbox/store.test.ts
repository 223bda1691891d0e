import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../test-server.ts';
import { openReader, openStore, type Reader, type Store, type Submission } from './store.ts';

const submission: Submission = { form: 'quote', fields: { name: 'Rahima', message: 'কেমন আছেন? “\n\0”' } };

function open(folder: string): Store {
  const store = openStore(folder);
  onTestFinished(store.close);
  return store;
}

function read<Result>(folder: string, work: (reader: Reader) => Result): Result | undefined {
  const reader = openReader(folder);
  if (!reader) return undefined;
  try {
    return work(reader);
  } finally {
    reader.close();
  }
}

describe('the store', () => {
  test('gives each submission its own id, in the order of arrival', async () => {
    const store = open(temporaryFolder());
    const batch = await Promise.all([store.add(submission), store.add(submission), store.add(submission)]);
    expect([...batch, await store.add(submission)]).toEqual([1, 2, 3, 4]);
  });

  test('a submission can be read by another connection as soon as it is acknowledged', async () => {
    const folder = temporaryFolder();
    const id = await open(folder).add(submission);
    expect(read(folder, (reader) => reader.find(id))).toMatchObject(submission);
    expect(read(folder, (reader) => reader.find(id + 1))).toBeUndefined();
    expect(read(folder, (reader) => reader.list())).toHaveLength(1);
  });

  test('nothing is lost when it is closed and opened again, and ids continue', async () => {
    const folder = temporaryFolder();
    const first = openStore(folder);
    const pending = first.add(submission);
    await first.close();
    expect(await pending).toBe(1);
    expect(await open(folder).add(submission)).toBe(2);
  });

  test('a failure rejects the whole batch, and the next submission is stored', async () => {
    const folder = temporaryFolder();
    const store = open(folder);
    const wrong: Submission = { form: 'quote', fields: {} };
    Object.assign(wrong, { form: 'letter' });
    const results = await Promise.allSettled([store.add(submission), store.add(wrong)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await store.add(submission)).toBe(1);
  });

  test('every row is flushed to the disk, and only its owner can read the file', async () => {
    const folder = temporaryFolder();
    await open(folder).add(submission);
    const file = join(folder, 'inbox.sqlite');
    expect(statSync(file).mode & 0o077).toBe(0);
    const db = new DatabaseSync(file, { readOnly: true });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    db.close();
  });

  test('a file of a newer version is rejected', () => {
    const folder = temporaryFolder();
    const db = new DatabaseSync(join(folder, 'inbox.sqlite'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => openStore(folder)).toThrow(/newer version/);
  });

  test('where there is no inbox yet, there is nothing to read', () => {
    expect(openReader(temporaryFolder())).toBeUndefined();
  });
});
