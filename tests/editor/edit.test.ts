/** `npm run edit` where it cannot start as usual. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/test-port.ts';
import { contentWith, files } from '../support/small-content.ts';

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

test('content with a problem does not keep the forms closed, and the site waits until it is corrected', async () => {
  const wrong = files['blog/first.md'].replace('10-20-26', '13-20-26');
  const content = await contentWith({ ...files, 'blog/first.md': wrong });
  const [port, preview] = [await freePort(), await freePort()];
  const env = { ...process.env, CONTENT_DIR: content, EDITOR_PORT: String(port), PREVIEW_PORT: String(preview) };
  const edit = spawn(process.execPath, ['scripts/edit.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void edit.kill());
  const [said, problems] = [text(edit.stdout), text(edit.stderr)];
  const body = JSON.stringify({ action: 'getEntry', params: { path: 'content/blog/first.md' } });
  const ask = () =>
    fetch(`http://localhost:${port}/api/v1`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
      (response) => response.text(),
      () => '',
    );
  await expect.poll(ask, { timeout: 60_000 }).toContain('blogDate: 13-20-26');
  await expect(fetch(`http://localhost:${preview}`)).rejects.toThrow('fetch failed');
  const end = once(edit, 'exit');
  edit.kill('SIGTERM');
  await end;
  expect(await problems).toContain('content/blog/first.md: blogDate: found "13-20-26", expected a real day');
  expect(await said).toContain(`http://localhost:${port}\n`);
});
