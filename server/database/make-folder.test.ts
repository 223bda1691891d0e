import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test-server.ts';
import { makeFolder } from './make-folder.ts';

test('makes a folder and those above it for their owner only, and leaves one that is there as it is', () => {
  const parent = temporaryFolder();
  makeFolder(join(parent, 'a/b/c'));
  for (const name of ['a', 'a/b', 'a/b/c']) expect(statSync(join(parent, name)).mode & 0o777, name).toBe(0o700);
  mkdirSync(join(parent, 'open'), { mode: 0o755 });
  makeFolder(join(parent, 'open'));
  expect(statSync(join(parent, 'open')).mode & 0o777).toBe(0o755);
  symlinkSync(join(parent, 'open'), join(parent, 'link'));
  makeFolder(join(parent, 'link'));
});

test('names the folder that cannot be made', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow(`the folder ${file} cannot be made: EEXIST`);
  expect(() => makeFolder(join(file, 'a/b'))).toThrow(`the folder ${join(file, 'a')} cannot be made: ENOTDIR`);
  const dangling = join(temporaryFolder(), 'link');
  symlinkSync(join(dangling, '../nowhere'), dangling);
  expect(() => makeFolder(join(dangling, 'a'))).toThrow(`the folder ${dangling} cannot be made: EEXIST`);
});
