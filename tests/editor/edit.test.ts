/** `npm run edit` where it cannot start as usual. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/test-port.ts';
import { copyProject, entryFolders } from '../../scripts/copy-project.ts';
import { files } from '../support/small-content.ts';

test.each(['EDITOR_PORT', 'PREVIEW_PORT'])(
  'a %s that another program has is said in one sentence, and nothing is started',
  async (name) => {
    const host = name === 'EDITOR_PORT' ? '127.0.0.1' : 'localhost';
    const port = await freePort();
    const other = createServer().listen(port, host);
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const env = { ...process.env, EDITOR_PORT: String(await freePort()), [name]: String(port) };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/edit.ts'], { env, encoding: 'utf8', timeout: 60_000 });
    expect(stderr).toBe(`${name}: port ${port} is taken by another program. Choose another one: ${name}=${port + 1} npm run edit\n`);
    expect([status, stdout]).toEqual([1, '']);
  },
);

test('a company.json that is no JSON is said in sentences, since no form can open it', async () => {
  const folder = await projectCopy();
  const file = join(folder, 'content/company.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(',', ''));
  const { status, stderr } = spawnSync(process.execPath, ['editor/server.ts', '3002'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toMatch(/^The forms need this file to be JSON\. Mend it in a text editor, then start again: .*company\.json: .*\n$/);
  expect(status).toBe(1);
});

test('content with a problem does not keep the forms closed, and the site waits until it is corrected', async () => {
  const folder = await projectCopy();
  await mkdir(join(folder, 'content/blog'));
  await writeFile(join(folder, 'content/blog/first.md'), files['blog/first.md'].replace('10-20-26', '13-20-26'));
  const faq = join(folder, 'content/pages/faq.yaml');
  const questions = await readFile(faq, 'utf8');
  await writeFile(faq, questions.replace(/^heading: .*$/m, 'heading: What is {{pepole}}?'));
  const [port, preview] = [await freePort(), await freePort()];
  const env = { ...process.env, EDITOR_PORT: String(port), PREVIEW_PORT: String(preview) };
  const edit = spawn(process.execPath, ['scripts/edit.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void edit.kill());
  const said = text(edit.stdout);
  let problems = '';
  edit.stderr.setEncoding('utf8').on('data', (part: string) => (problems += part));
  const get = (path: string) => () => {
    const body = JSON.stringify({ action: 'getEntry', params: { path } });
    return fetch(`http://localhost:${port}/api/v1`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
      (response) => response.text(),
      () => '',
    );
  };
  await expect.poll(get('content/blog/first.md'), { timeout: 60_000 }).toContain('blogDate: 13-20-26');
  expect(await get('content/pages/faq.yaml')()).toContain('What is {{pepole}}?');
  expect(problems).toContain('content/pages/faq.yaml: heading: found {{pepole}}');
  // What depends on that file is told once it is right.
  await writeFile(faq, questions);
  await expect
    .poll(() => problems, { timeout: 60_000 })
    .toContain('content/blog/first.md: blogDate: found "13-20-26", expected a real day');
  await expect(fetch(`http://localhost:${preview}`)).rejects.toThrow('fetch failed');
  const end = once(edit, 'exit');
  edit.kill('SIGTERM');
  await end;
  expect(await said).toContain(`http://localhost:${port}\n`);
});

async function projectCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyProject(folder, { without: entryFolders });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
