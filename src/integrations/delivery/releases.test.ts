import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { claimBuild, releasesIn } from './releases.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Publishes a build whose one file has this text. The builds are a minute apart. */
function build(folder: string, text: string, minute: number): void {
  const releases = releasesIn(folder);
  mkdirSync(releases.next, { recursive: true });
  writeFileSync(join(releases.next, 'index.html'), text);
  releases.publish(new Date(60_000 * minute));
}

const shown = (folder: string) => readFileSync(join(folder, 'current/index.html'), 'utf8');
const builds = (folder: string) =>
  readdirSync(join(folder, 'releases')).map((name) => readFileSync(join(folder, 'releases', name, 'index.html'), 'utf8'));

test('visitors get the newest build, and the one before it stays', () => {
  const folder = emptyFolder();
  expect(releasesIn(folder).currentRelease()).toBeUndefined();
  for (const [i, text] of ['first', 'second', 'third'].entries()) {
    build(folder, text, i);
    expect(shown(folder)).toBe(text);
  }
  expect(builds(folder)).toEqual(['second', 'third']);
  expect(existsSync(releasesIn(folder).next)).toBe(false);
});

test('a rollback shows the build before, another one the newest again', () => {
  const folder = emptyFolder();
  build(folder, 'first', 1);
  expect(() => releasesIn(folder).rollBack()).toThrow('no other build');
  build(folder, 'second', 2);
  releasesIn(folder).rollBack();
  expect(shown(folder)).toBe('first');
  releasesIn(folder).rollBack();
  expect(shown(folder)).toBe('second');
});

test('the build after a rollback keeps the one that visitors had, and not the one that was taken back', () => {
  const folder = emptyFolder();
  build(folder, 'good', 1);
  build(folder, 'bad', 2);
  releasesIn(folder).rollBack();
  build(folder, 'fixed', 3);
  expect(shown(folder)).toBe('fixed');
  expect(builds(folder)).toEqual(['good', 'fixed']);
});

test('a second build at the same time ends with a sentence; one that was cut off is in nobody’s way', async () => {
  const folder = emptyFolder();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(join(folder, 'building'), String(other.pid));
  expect(() => claimBuild(folder)).toThrow(`Another build is running (process ${other.pid})`);
  other.kill();
  await once(other, 'exit');
  claimBuild(folder);
  expect(readFileSync(join(folder, 'building'), 'utf8')).toBe(String(process.pid));
});

test('of several builds that begin in the same moment one builds, and the others say why they do not', async () => {
  const folder = emptyFolder();
  const module = new URL('releases.ts', import.meta.url).href;
  const program = `import { claimBuild } from '${module}'; claimBuild(process.argv[1]); process.stdin.resume();`;
  const programs = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', program, folder]));
  const said = programs.map(({ stderr }) => textOf(stderr));
  const ended = programs.map((each) => once(each, 'exit'));
  let refused = 0;
  for (const each of programs) each.on('exit', () => void (refused += 1));
  await expect.poll(() => refused).toBe(3);
  // The one that builds ends when it is told to.
  for (const each of programs) each.stdin.end();
  await Promise.all(ended);
  expect(programs.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
  expect((await Promise.all(said)).filter((sentence) => sentence.includes('Another build is running'))).toHaveLength(3);
  expect(existsSync(join(folder, 'building'))).toBe(false);
});
