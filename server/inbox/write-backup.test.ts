import { pbkdf2 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-server.ts';
import { writeExport } from './write-backup.ts';

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
