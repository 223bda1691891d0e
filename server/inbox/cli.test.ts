import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../test-server.ts';
import { openStore } from './store.ts';

const program = join(import.meta.dirname, 'cli.ts');

function inbox(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: folder, TZ: 'Asia/Dhaka' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function containing(text: string): unknown {
  return expect.stringContaining(text);
}

/** The store stays open, because the program must work while the server runs. */
async function filledInbox(): Promise<string> {
  const folder = temporaryFolder();
  const store = openStore(folder);
  await store.add({
    form: 'quote',
    fields: { name: 'Rahima', email: 'r@example.com', service: 'Web Design', message: `Hello\n${'word '.repeat(30)}` },
  });
  const hostile = { name: '\x1b[31mKamal\u202e', email: 'k@example.com', phone: '017', service: '', aboutFile: '', message: '=1+1' };
  await store.add({ form: 'contact', fields: hostile });
  return folder;
}

describe('npm run inbox', { timeout: 60_000 }, () => {
  test('lists number, time, form, sender, service and first words, oldest first', async () => {
    const { status, stdout, stderr } = inbox(await filledInbox());
    expect([status, stderr]).toEqual([0, '']);
    const [, first = '', second = ''] = stdout.split('\n');
    expect(first).toMatch(/^1 +\d{4}-\d\d-\d\d \d\d:\d\d +quote +Rahima +r@example\.com +Web Design +Hello word word .*…$/);
    expect(second).toMatch(/^2 .* contact +\[31mKamal +k@example\.com +=1\+1$/);
  });

  test('shows one submission in full, without control characters for the terminal', async () => {
    const folder = await filledInbox();
    expect(inbox(folder, 'show', '1').stdout).toContain(`Hello\n${'word '.repeat(30)}`);
    const { stdout } = inbox(folder, 'show', '2');
    expect(stdout).toContain('Phone: 017\n');
    expect(stdout).toContain('Name: [31mKamal\n');
  });

  test('prints an export or writes it to a new file for its owner only', async () => {
    const folder = await filledInbox();
    const printed = inbox(folder, 'export', 'csv').stdout;
    expect(printed).toMatch(/^\uFEFFid,received_at,form,.*\r\n1,/);
    expect(JSON.parse(inbox(folder, 'export', 'json').stdout)).toMatchObject([
      { id: 1, name: 'Rahima' },
      { id: 2, phone: '017' },
    ]);

    const file = join(folder, 'leads.csv');
    expect(inbox(folder, 'export', 'csv', '--out', file)).toMatchObject({ status: 0, stdout: `2 submissions written to ${file}\n` });
    expect(readFileSync(file, 'utf8')).toBe(printed);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(inbox(folder, 'export', 'json', '--out', file)).toMatchObject({ status: 1, stderr: containing('exists already') });
    expect(readFileSync(file, 'utf8')).toBe(printed);
  });

  test('says that there is no inbox yet, or that it is empty', async () => {
    const folder = temporaryFolder();
    expect(inbox(folder)).toMatchObject({ status: 0, stdout: containing('npm start') });
    await openStore(folder).close();
    expect(inbox(folder)).toMatchObject({ status: 0, stdout: containing('empty') });
  });

  test('prints its usage, also after arguments that it does not understand', async () => {
    const folder = await filledInbox();
    expect(inbox(folder, '--help')).toMatchObject({ status: 0, stdout: containing('npm run inbox -- export csv|json') });
    for (const args of [['delete', '1'], ['show'], ['show', 'x'], ['export'], ['export', 'xml'], ['--all'], ['show', '1', '2']]) {
      expect(inbox(folder, ...args)).toMatchObject({
        status: 1,
        stdout: '',
        stderr: containing('npm run inbox -- show <id>'),
      });
    }
    expect(inbox(folder, 'show', '99')).toMatchObject({ status: 1, stderr: containing('no submission 99') });
  });
});
