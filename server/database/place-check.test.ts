import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStore } from '../inbox/store.ts';
import { open } from '../test-databases.ts';
import { temporaryFolder } from '../test-server.ts';
import { sqliteFile } from './sqlite.ts';

const message = { form: 'quote' as const, fields: { message: 'Hello' } };

test.each<[how: string, cause: RegExp, damage: (folder: string, file: string) => void]>([
  ['with its folder, by rm -rf', /inbox\.sqlite was deleted or moved away/, (folder) => rmSync(folder, { recursive: true })],
  ['by rm', /inbox\.sqlite was deleted or moved away/, (_, file) => rmSync(file)],
  ['without what is in its log', /inbox\.sqlite-wal was deleted or moved away/, (_, file) => rmSync(`${file}-wal`)],
  ['without what keeps others out', /inbox\.sqlite-shm was deleted or moved away/, (_, file) => rmSync(`${file}-shm`)],
  [
    'for a new inbox in a new folder',
    /inbox\.sqlite was replaced by another file/,
    (folder) => {
      rmSync(folder, { recursive: true });
      open({ folder });
    },
  ],
  [
    'for a backup that is moved over it',
    /inbox\.sqlite was replaced by another file/,
    (folder, file) => {
      const backup = join(folder, 'other');
      open({ folder: backup });
      renameSync(sqliteFile(backup), file);
    },
  ],
])('an inbox that is lost while it is open, %s, takes no message and says so', async (_, cause, damage) => {
  const folder = join(temporaryFolder(), 'data');
  const store = createStore(open({ folder }), { queueMail: false });
  expect(await store.add(message)).toBe(1);
  damage(folder, sqliteFile(folder));
  await expect(store.add(message), 'not even as a repeat').rejects.toThrow(cause);
  await expect(store.check()).rejects.toThrow(cause);
  await expect(store.check()).rejects.toThrow('until the server is restarted');
});

test('an inbox that is moved away takes messages again when it is back, and knows what it had', async () => {
  const parent = temporaryFolder();
  const [folder, elsewhere] = [join(parent, 'data'), join(parent, 'elsewhere')];
  const store = createStore(open({ folder }), { queueMail: false });
  await store.add(message);
  renameSync(folder, elsewhere);
  mkdirSync(folder);
  await expect(store.add({ ...message, fields: { message: 'Another' } })).rejects.toThrow('was deleted or moved away');
  rmSync(folder, { recursive: true });
  renameSync(elsewhere, folder);
  await store.check();
  expect(await store.add(message)).toBeUndefined();
  expect(await store.add({ ...message, fields: { message: 'Another' } }), 'nothing was written in vain').toBe(2);
});

test('a message is not acknowledged when the inbox is lost while it is being written', async () => {
  const folder = join(temporaryFolder(), 'data');
  const database = open({ folder });
  const transaction: typeof database.transaction = async (work, keys) => {
    const result = await database.transaction(work, keys);
    rmSync(folder, { recursive: true });
    return result;
  };
  const store = createStore({ ...database, transaction }, { queueMail: false });
  await expect(store.add(message)).rejects.toThrow('was deleted or moved away');
});
