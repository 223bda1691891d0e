import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Site = { folder: string; url: string; stop: () => void };

/** Serves a built folder with the project's own server on a free port. */
export async function serve(folder: string): Promise<Site> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, PORT: String(port), SITE_DIR: folder, DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; ; attempt++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return { folder, url, stop: () => server.kill() };
    if (attempt > 100) throw new Error(`The server for ${folder} did not answer at ${url}`);
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
