/** Pages are served whatever has become of the log, the disk or the inbox's file, and no form is told 'received' for nothing. */
import { spawn } from 'node:child_process';
import { openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sqliteFile } from './database/sqlite.ts';
import { json, quoteBody, storedSubmissions } from './inbox/test-submissions.ts';
import { freePort } from './test-port.ts';
import { ask, startProcess, startTestServer, temporaryFolder, type TestServer, writeSite } from './test-server.ts';

const send = (port: number, message: string) => ask(port, '/api/submit', json({ ...quoteBody, message }));

async function expectUnavailable({ port, ask: askServer }: TestServer): Promise<void> {
  expect(await askServer('/')).toMatchObject({ status: 200 });
  expect(await askServer('/healthz')).toMatchObject({ status: 503 });
  const refused = await send(port, 'refused');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
}

describe('the log', () => {
  function environment(): NodeJS.ProcessEnv {
    const folder = temporaryFolder();
    writeSite(folder, { 'site/index.html': 'home' });
    return { PORT: '0', HOST: '127.0.0.1', SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data') };
  }

  test('whose reader ends does not end the server', async () => {
    const { server, port } = await startProcess(environment());
    server.stdout?.destroy();
    for (const message of ['one', 'two', 'three']) expect(await send(port, message)).toMatchObject({ status: 200 });
    expect(server.exitCode).toBeNull();
  });

  test('on a full disk does not end the server', async () => {
    const port = await freePort();
    const env = { ...process.env, ...environment(), PORT: String(port) };
    const full = openSync('/dev/full', 'w');
    const server = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], { env, stdio: ['ignore', full, full] });
    onTestFinished(() => void server.kill('SIGKILL'));
    await expect.poll(() => ask(port, '/').catch(() => undefined), { timeout: 100_000 }).toMatchObject({ status: 200 });
    for (const message of ['one', 'two', 'three']) expect(await send(port, message)).toMatchObject({ status: 200 });
    expect(server.exitCode).toBeNull();
  });
});

describe('the inbox', () => {
  test('whose folder is deleted refuses messages and says so, and goes on when it is back', async () => {
    const server = await startTestServer();
    expect(await send(server.port, 'one')).toMatchObject({ status: 200 });
    renameSync(server.dataDir, `${server.dataDir}-away`);
    await expectUnavailable(server);
    const cause = `${sqliteFile(server.dataDir)} is gone. Put it back, or start the server again for an empty inbox.`;
    expect(server.log).toContainEqual(expect.objectContaining({ event: 'health', cause }));
    expect(server.log.at(-1)).toMatchObject({ level: 'error', event: 'inbox', cause });
    renameSync(`${server.dataDir}-away`, server.dataDir);
    expect(await send(server.port, 'two')).toMatchObject({ status: 200 });
    expect((await storedSubmissions(server)).map(({ fields }) => fields.message)).toEqual(['one', 'two']);
  });

  test('is the file that an owner has put in its place', async () => {
    const [server, other] = [await startTestServer(), await startTestServer()];
    await send(other.port, 'of the backup');
    await other.close();
    await send(server.port, 'lost');
    rmSync(server.dataDir, { recursive: true });
    expect(await send(server.port, 'refused')).toMatchObject({ status: 503 });
    renameSync(other.dataDir, server.dataDir);
    expect(await send(server.port, 'new')).toMatchObject({ status: 200 });
    expect((await storedSubmissions(server)).map(({ fields }) => fields.message)).toEqual(['of the backup', 'new']);
  });

  test('that is damaged before the start refuses messages, and the log names the file and the remedy', async () => {
    const folder = temporaryFolder();
    writeFileSync(sqliteFile(folder), 'not a database, but long enough to look like one '.repeat(100));
    const server = await startTestServer({}, { DATA_DIR: folder });
    const damaged = `${sqliteFile(folder)} is damaged, or no inbox (file is not a database). Stop the server, move all files away whose names begin with ${sqliteFile(folder)}, and bring a backup back: npm run inbox -- restore FILE`;
    expect(server.log[0]).toMatchObject({ level: 'error', event: 'start', cause: damaged });
    expect(server.log[0]?.message).toMatch(/^DATA_DIR: /);
    await expectUnavailable(server);
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(await send(server.port, 'new')).toMatchObject({ status: 200 });
  });

  test('whose folder cannot be made refuses messages until it can', async () => {
    const folder = join(temporaryFolder(), 'disk');
    writeFileSync(folder, 'no folder');
    const server = await startTestServer({}, { DATA_DIR: join(folder, 'data') });
    expect(server.log[0]?.cause).toMatch(/disk\/data cannot hold the inbox \(E\w+:.*DATA_DIR names another folder\.$/);
    await expectUnavailable(server);
    rmSync(folder);
    expect(await send(server.port, 'new')).toMatchObject({ status: 200 });
  });
});
