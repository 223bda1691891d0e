import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { DatabaseSettings } from '../config.ts';
import { databaseKinds, environmentOf, newInbox, open } from '../test-databases.ts';
import { runProgram, temporaryFolder } from '../test-server.ts';
import { runCommand } from './commands.ts';
import { createStore } from './store.ts';

const long = `Hello\n${'word '.repeat(30)}`;

/** What the command prints. Rejects where the program fails. */
async function inbox(settings: DatabaseSettings, ...args: string[]): Promise<string> {
  return (await Array.fromAsync(runCommand(args, environmentOf(settings)))).join('');
}

/** The store stays open, because the program must work while the server runs. */
async function fill(settings: DatabaseSettings, extra = 0): Promise<void> {
  const store = createStore(open(settings), { queueMail: true });
  await store.add({ form: 'quote', fields: { name: 'Rahima', email: 'r@example.com', service: 'Web Design', message: long } });
  const hostile = { name: '\x1b[31mKamal\u202e', email: 'k@example.com', phone: '017', service: '', aboutFile: '', message: '=1+1' };
  await store.add({ form: 'contact', fields: hostile });
  for (let number = 1; number <= extra; number += 1) {
    await store.add({
      form: 'quote',
      fields: {
        name: `মাটি ${number} 🏺`,
        email: 'm@example.com',
        service: 'Web Design',
        message: `50% "off" ${number}\n${'দাম '.repeat(40)}`,
      },
    });
  }
}

describe.each(databaseKinds)('npm run inbox with %s', (kind) => {
  test('lists the newest first on one screen of 80 columns, with what is left', async () => {
    const settings = await newInbox(kind);
    await fill(settings, 20);
    const stdout = await inbox(settings);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(23);
    for (const line of lines) expect([...new Intl.Segmenter().segment(line)].length, line).toBeLessThanOrEqual(80);
    expect(lines[0]).toBe('22 messages, 22 open.');
    expect(lines[2]).toMatch(/^! +22 +\d{4}-\d\d-\d\d \d\d:\d\d +quote +মাটি 20 🏺 +50% "off" 20 দাম .*…$/);
    expect(stdout).toContain('4 more: npm run inbox -- --page 2\n');
    expect(stdout).toContain('! 22 messages not mailed yet.');

    const second = (await inbox(settings, '--page', '2')).split('\n').slice(2, 6);
    expect(second[2]).toMatch(/^! +2 .* contact +\[31mKamal +=1\+1$/);
    expect(second[3]).toMatch(/^! +1 .* quote +Rahima +Hello word word .*…$/);
  });

  test('finds a text in any field, in any letter case, but not in the names of fields', async () => {
    const settings = await newInbox(kind);
    await fill(settings, 20);
    const found = async (...args: string[]) =>
      [...(await inbox(settings, 'search', ...args)).matchAll(/^. +(\d+) +\d{4}-/gm)].map(([, id]) => Number(id));
    expect(await found('RAHIMA')).toEqual([1]);
    expect(await found('k@example.com')).toEqual([2]);
    expect(await found('মাটি 7')).toEqual([9]);
    expect(await found('50% "off" 3')).toEqual([5]);
    expect(await found('phone')).toEqual([]);
    expect(await found('%')).toHaveLength(18);
    expect(await found('%', '--page', '2')).toHaveLength(2);
    expect(await inbox(settings, 'search', '50% "o')).toContain(`More: npm run inbox -- search '50% "o' --page 2\n`);
  });

  test('shows one message in full, marks it as done, and deletes it', async () => {
    const settings = await newInbox(kind);
    await fill(settings);
    expect(await inbox(settings, 'show', '1')).toContain(long);
    const stdout = await inbox(settings, 'show', '2');
    for (const part of ['Phone: 017\n', 'Name: [31mKamal\n', 'Not mailed yet.', 'npm run inbox -- done 2']) expect(stdout).toContain(part);

    expect(await inbox(settings, 'done', '2')).toBe('Message 2 is done. Still open: 1 message.\n');
    expect(await inbox(settings, 'show', '2')).toMatch(/\nDone \d{4}-/);
    expect(await inbox(settings)).toMatch(/^2 messages, 1 open\.\n.*\n✓ +2 /);
    expect(await inbox(settings, 'open')).not.toContain('Kamal');

    expect(await inbox(settings, 'delete', '1')).toBe('Message 1 is deleted.\n');
    expect(await inbox(settings)).toMatch(/^1 message, 0 open\./);
    for (const command of ['show', 'done', 'delete']) {
      await expect(inbox(settings, command, '1')).rejects.toThrow('no message 1');
    }
  });

  test('deletes what came before a day', async () => {
    const settings = await newInbox(kind);
    let now = Date.parse('2026-01-30T12:00:00Z');
    const store = createStore(open(settings), { queueMail: true, now: () => now });
    await store.add({ form: 'quote', fields: { message: 'old' } });
    now = Date.parse('2026-01-31T12:00:00Z');
    await store.add({ form: 'quote', fields: { message: 'new' } });
    await expect(inbox(settings, 'purge', '--before', 'May')).rejects.toThrow('--before: expected a day');
    // JavaScript reads both as a day in March 2026, which would delete more than was asked for.
    for (const day of ['2026-02-30', '2026-02-31']) {
      await expect(inbox(settings, 'purge', '--before', day)).rejects.toThrow(`--before: there is no day ${day}`);
    }
    await expect(inbox(settings, 'purge', '--before', '2026-13-01')).rejects.toThrow('--before: there is no day 2026-13-01');
    expect(await inbox(settings)).toContain('old');
    expect(await inbox(settings, 'purge', '--before', '2024-02-29')).toMatch(/^0 messages deleted/);
    expect(await inbox(settings, 'purge', '--before', '2026-01-31')).toBe(
      '1 message deleted that came before 2026-01-31. Never mailed of them: 1.\n',
    );
    expect(await inbox(settings)).toContain('new');
  });

  test('prints an export or writes it to a new file for its owner only', async () => {
    const settings = await newInbox(kind);
    await fill(settings);
    const printed = await inbox(settings, 'export', 'csv');
    expect(printed).toMatch(/^\uFEFFid,received_at,form,.*\r\n1,/);
    const read: unknown = JSON.parse(await inbox(settings, 'export', 'json'));
    expect(read).toMatchObject([
      { id: 1, name: 'Rahima' },
      { id: 2, phone: '017' },
    ]);
    const file = join(temporaryFolder(), 'leads.csv');
    expect(await inbox(settings, 'export', 'csv', '--out', file)).toBe(`2 messages written to ${file}\n`);
    expect(readFileSync(file, 'utf8')).toBe(printed);
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(inbox(settings, 'export', 'json', '--out', file)).rejects.toThrow('exists already');
    expect(readFileSync(file, 'utf8')).toBe(printed);

    // A damaged row ends it in the middle.
    await open(settings).all(`INSERT INTO submissions (received_at, form, fields) VALUES ('2026-01-31T12:00:00Z', 'quote', '[1]')`);
    const half = join(temporaryFolder(), 'half.csv');
    await expect(inbox(settings, 'export', 'csv', '--out', half)).rejects.toThrow(`Cannot write ${half}`);
    expect(existsSync(half)).toBe(false);
  });
});

test('npm run inbox says that there is no inbox yet, or that it is empty', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'backup.sqlite');
  for (const args of [[], ['backup', file], ['purge', '--before', '2026-01-31'], ['export', 'csv'], ['done', '1']]) {
    await expect(inbox({ folder }, ...args)).rejects.toThrow(`There is no inbox in ${folder}.`);
  }
  expect(existsSync(file)).toBe(false);
  await open({ folder }).all('SELECT 1');
  expect(await inbox({ folder })).toContain('empty');
});

test('npm run inbox says in the same words that a backup or an export cannot be written', async () => {
  const folder = temporaryFolder();
  await open({ folder }).all('SELECT 1');
  const missing = join(folder, 'missing');
  const file = join(missing, 'copy');
  for (const args of [
    ['backup', file],
    ['export', 'csv', '--out', file],
  ]) {
    await expect(inbox({ folder }, ...args)).rejects.toThrow(`Cannot write ${file}: there is no folder ${missing}. Make it first.`);
  }
  const other = '/dev/null/copy';
  for (const args of [
    ['backup', other],
    ['export', 'csv', '--out', other],
  ]) {
    await expect(inbox({ folder }, ...args)).rejects.toThrow(`Cannot write ${other}: ENOTDIR`);
  }
});

test('an export whose reader has seen enough ends without a word', async () => {
  const settings = { folder: temporaryFolder() };
  await fill(settings);
  const env = { ...process.env, ...environmentOf(settings) };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'export', 'csv'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([child.exitCode, stderr]).toEqual([0, '']);
});

test('npm run inbox prints its usage, also after arguments that it does not understand', async () => {
  const folder = temporaryFolder();
  await open({ folder }).all('SELECT 1');
  expect(await inbox({ folder }, '--help')).toContain('npm run inbox -- export csv|json');
  const wrong = [['erase', '1'], ['show'], ['export'], ['--all'], ['show', '1', '2'], ['done', '1', '--out', 'x']];
  for (const args of wrong) {
    await expect(inbox({ folder }, ...args)).rejects.toThrow('npm run inbox -- show ID');
  }
  await expect(inbox({ folder }, 'show', 'x')).rejects.toThrow('Expected the number of a message, found x');
  await expect(inbox({ folder }, '--page', '0')).rejects.toThrow('--page: expected a number');
});

test('npm run inbox is a program: text on standard output, errors on standard error, an exit code', async () => {
  const folder = temporaryFolder();
  await fill({ folder });
  const program = join(import.meta.dirname, 'cli.ts');
  const env = environmentOf({ folder });
  expect(await runProgram(program, ['export', 'csv'], env)).toEqual({
    status: 0,
    stdout: await inbox({ folder }, 'export', 'csv'),
    stderr: '',
  });
  expect(await runProgram(program, ['show', '99'], env)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no message 99. The newest: npm run inbox\n',
  });
});
