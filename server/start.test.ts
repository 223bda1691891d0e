import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startProcess, startTestServer, temporaryFolder, writeSite } from './test-server.ts';

function environment(overrides: Record<string, string> = {}): NodeJS.ProcessEnv {
  const folder = temporaryFolder();
  writeSite(folder, { 'site/index.html': 'home' });
  return { PORT: '0', HOST: '', SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data'), ...overrides };
}

function refuse(overrides: Record<string, string>) {
  const env = { ...process.env, ...environment(overrides) };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], { env, encoding: 'utf8' });
}

describe('npm start', () => {
  test('serves the site on localhost and stops when told to', async () => {
    const { server, port } = await startProcess(environment());
    for (const host of ['localhost', '127.0.0.1']) expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('home');
    server.kill('SIGTERM');
    server.kill('SIGINT');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  test('says which port is taken and how to choose another', async () => {
    const { port } = await startTestServer();
    const { status, stderr } = refuse({ PORT: String(port) });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^PORT: port ${port} is taken[^\\n]* PORT=\\d+ npm start\\n$`));
  });

  test.each([
    [{ PORT: 'eighty' }, /^PORT: expected a whole number[^\n]+\n$/],
    [{ HOST: '192.0.2.1' }, /^HOST: expected an address of this machine[^\n]+\n$/],
    [{ SITE_DIR: '/nowhere' }, /^SITE_DIR: [^\n]+ npm run build\n$/],
    [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR: cannot keep the inbox in \/dev\/null\/data[^\n]+\n$/],
  ])('with %j it ends with one line that says what is wrong', (overrides, message) => {
    const { status, stderr } = refuse(overrides);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});
