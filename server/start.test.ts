import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { json, storedSubmissions, quoteBody } from './inbox/test-submissions.ts';
import { startSmtp } from './mail/test-smtp.ts';
import { ask, startProcess, startTestServer, temporaryFolder, writeSite } from './test-server.ts';

function environment(overrides: Record<string, string> = {}): NodeJS.ProcessEnv {
  const folder = temporaryFolder();
  writeSite(folder, { 'site/index.html': 'home' });
  return { PORT: '0', HOST: '', SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data'), ...overrides };
}

function startAndFail(overrides: Record<string, string>) {
  const env = { ...process.env, ...environment(overrides) };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], { env, encoding: 'utf8', timeout: 20_000 });
}

describe('npm start', () => {
  test('serves the site on localhost and stops on a signal', async () => {
    const env = environment();
    const { server, port } = await startProcess(env);
    for (const host of ['localhost', '127.0.0.1']) expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('home');
    server.kill('SIGTERM');
    server.kill('SIGINT');
    expect(await once(server, 'exit')).toEqual([0, null]);
    // SQLite removes its write-ahead log when the inbox is closed properly.
    expect(readdirSync(env.DATA_DIR ?? '')).toEqual(['inbox.sqlite']);
  });

  test('with LOG_FORMAT=json every line is an object', async () => {
    const { server, port } = await startProcess(environment({ LOG_FORMAT: 'json' }));
    const output = linesOf(server);
    await fetch(`http://127.0.0.1:${port}/`);
    await fetch(`http://127.0.0.1:${port}/api/submit`, { method: 'POST', body: '{}' });
    server.kill('SIGTERM');
    const events = (await output).map((line): unknown => JSON.parse(line));
    expect(events).toMatchObject([{ level: 'info', event: 'inbox', status: 415, result: 'refused', reason: 'type' }]);
  });

  test('a crash is logged without what the error quotes', async () => {
    const crash = "process.on('SIGUSR2', () => { throw new RangeError('rahima@example.com') })";
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(crash)}`;
    const { server } = await startProcess(environment({ NODE_OPTIONS }));
    const [exited, output] = [once(server, 'exit'), linesOf(server)];
    server.kill('SIGUSR2');
    expect(await exited).toEqual([1, null]);
    const [line] = await output;
    expect(line).toContain(' fatal crash error=RangeError');
    expect(line).not.toContain('rahima');
  });

  test('says that nobody is told by email, and how to change it', async () => {
    const { output } = await startProcess(environment());
    expect(output.join('\n')).toMatch(/ warn start Nobody is told by email.*SMTP_URL, MAIL_TO and MAIL_FROM/);
  });

  test('a submission that is being received when the server is told to stop is still stored and answered', async () => {
    const server = await startTestServer();
    const body = JSON.stringify(quoteBody);
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    const sent = request({ host: '127.0.0.1', port: server.port, path: '/api/submit', method: 'POST', headers });
    await once(sent, 'continue');
    sent.write(body.slice(0, 10));
    const closed = server.close();
    await expect(server.ask('/')).rejects.toThrow('ECONNREFUSED');
    sent.end(body.slice(10));
    const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
    answer.resume();
    await closed;
    expect(answer.statusCode).toBe(200);
    expect(await storedSubmissions(server)).toHaveLength(1);
  });

  test('stops within 8 s although a mail server never answers and a visitor leaves the answer unread', async () => {
    const smtp = await startSmtp({ data: () => 'never' });
    const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_TO: 'a@example.com', MAIL_FROM: 'b@example.com' };
    const env = environment({ ...mail, FORM_ACCESS_KEY: quoteBody.access_key });
    writeSite(env.SITE_DIR ?? '', { 'film.bin': Buffer.alloc(64 * 1024 * 1024) });
    const { server, port } = await startProcess(env);
    const reader = connect(port, '127.0.0.1', () => reader.write('GET /film.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    onTestFinished(() => void reader.destroy());
    await once(reader, 'readable');
    expect(await ask(port, '/api/submit', json(quoteBody))).toMatchObject({ status: 200 });
    await expect.poll(() => smtp.attempts()).toBe(1);
    const begin = performance.now();
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(performance.now() - begin).toBeLessThan(9000);
    expect(await storedSubmissions({ dataDir: env.DATA_DIR ?? '' })).toHaveLength(1);
  });

  test('says which port is in use and how to choose another', async () => {
    const { port } = await startTestServer();
    const { status, stderr } = startAndFail({ PORT: String(port) });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^PORT: port ${port} is taken[^\\n]* PORT=\\d+ npm start\\n$`));
  });

  test.each([
    [{ PORT: 'eighty' }, /^PORT: expected a whole number[^\n]+\n$/],
    [{ HOST: '192.0.2.1' }, /^HOST: expected an address of this machine[^\n]+\n$/],
    [{ SITE_DIR: '/nowhere' }, /^SITE_DIR: [^\n]+ npm run build\n$/],
  ])('with %j it stops with one line that says what is wrong', (overrides, message) => {
    const { status, stderr } = startAndFail(overrides);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});

/** What the process prints from now on, until it ends. */
async function linesOf({ stdout }: ChildProcess): Promise<string[]> {
  return stdout ? (await text(stdout)).trimEnd().split('\n') : [];
}
