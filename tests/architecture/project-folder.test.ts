/** A folder in which no build succeeds is named before one begins. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.each(['my site #1', '100%', 'what?'])('a project in a folder %j says in one sentence what is wrong', (name) => {
  const parent = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const root = join(parent, name);
  mkdirSync(join(root, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'scripts/with-setup.mjs']) cpSync(file, join(root, file));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/with-setup.mjs', '--version'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(`The folder of this project is ${root}`)]);
});
