import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/test-server.ts';

/** A project with a lock file, the script, and an npm that only says that it was called. */
function project(): { folder: string; run: (...args: string[]) => { status: number | null; output: string } } {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'scripts'));
  const script = join(folder, 'scripts/with-setup.mjs');
  copyFileSync(join(import.meta.dirname, 'with-setup.mjs'), script);
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm-cli.js'), `console.error('npm', process.argv.slice(2).join(' ')); process.exitCode = 1;`);
  const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js') };
  return {
    folder,
    run: (...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
      return { status, output: stdout + stderr };
    },
  };
}

test('a command for a bare clone installs the packages, any other one says what to do and installs nothing', () => {
  const { run } = project();
  expect(run('--install', 'scripts/start.ts').output).toMatch(/^Installing the packages.*\nnpm ci /);
  expect(run('server/inbox/cli.ts')).toEqual({
    status: 1,
    output: 'The packages are not installed yet. Install them first: npm ci\n',
  });
});

test('with packages that are older than the lock file only a command for a bare clone installs', () => {
  const { folder, run } = project();
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  copyFileSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  writeFileSync(join(folder, 'node_modules/.setup-lock-hash'), 'of another lock file');
  writeFileSync(join(folder, 'cli.mjs'), `console.log('runs')`);
  expect(run('cli.mjs')).toEqual({ status: 0, output: 'runs\n' });
  expect(run('--install', 'cli.mjs').output).toContain('npm ci ');
});

test('a command for a folder with packages of its own installs these too', () => {
  const { folder, run } = project();
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  copyFileSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  const installed = createHash('sha256').update(`{} ${process.platform} ${process.arch}`).digest('hex');
  writeFileSync(join(folder, 'node_modules/.setup-lock-hash'), installed);
  mkdirSync(join(folder, 'art'));
  writeFileSync(join(folder, 'art/art.mjs'), `console.log('runs')`);
  writeFileSync(join(folder, 'art/package-lock.json'), '{}');
  expect(run('--install', 'art/art.mjs')).toEqual({ status: 0, output: 'runs\n' });
  expect(run('--install=art', 'art/art.mjs').output).toContain('npm ci ');
});
