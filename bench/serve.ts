import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/test-port.ts';

export const lastBuild = 'dist/current';

export type Site = {
  url: string;
  /** The folder of its inbox. It is deleted when the server stops. */
  dataDir: string;
  stop: () => Promise<void>;
};

/** The addresses in the sitemap of the last build. */
export async function listedPaths(): Promise<string[]> {
  const sitemap = await readFile(`${lastBuild}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname);
}

/**
 * Serves a built folder with the project's own server, in a process of its own, with an empty inbox. `settings` are environment
 * variables of this server only. The address of a site that runs already is taken as it is.
 */
export async function serve(folder: string, settings: NodeJS.ProcessEnv = {}): Promise<Site> {
  if (/^https?:/.test(folder)) return { url: folder.replace(/\/$/, ''), dataDir: '', stop: () => Promise.resolve() };
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, PORT: String(port), SITE_DIR: folder, DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  async function stop(): Promise<void> {
    server.kill();
    await exited;
    rmSync(dataDir, { recursive: true });
  }
  // The server's first line is written when it listens. What it writes later is read as well, or it would wait for its reader.
  const started = await Promise.race([once(server.stdout.resume(), 'data'), exited.then(() => undefined)]);
  if (started) return { url: `http://localhost:${port}`, dataDir, stop };
  await stop();
  throw new Error(`The server for ${folder} did not start`);
}
