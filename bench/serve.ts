import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Site = {
  folder: string;
  url: string;
  port: number;
  /** The folder of this server's inbox. It is deleted when the server is stopped. */
  dataDir: string;
  /** The id of the server's process; undefined if it could not be started. */
  pid: number | undefined;
  stop: () => Promise<void>;
};

/**
 * Serves a built folder with the project's own server, a process of its own, on a free port and with an empty inbox.
 * `settings` are environment variables for this server only; it gets those of this process too.
 */
export async function serve(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Site> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, ...settings, PORT: String(port), SITE_DIR: folder, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  async function stop(): Promise<void> {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
  const url = `http://localhost:${port}`;
  for (let attempt = 0; ; attempt++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return { folder, url, port, dataDir, pid: server.pid, stop };
    if (attempt > 100 || server.exitCode !== null) {
      await stop();
      throw new Error(`The server for ${folder} did not answer at ${url}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
