/**
 * What a visit costs: the bytes that the server sends until the line is quiet, service worker and what the browser prepares
 * included. They are counted on their way, since no session of a page sees all of them.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { keyPrefix } from '../src/components/forms/outbox-storage.ts';
import { newEntry } from '../src/components/forms/outbox-rules.ts';
import { freePort } from '../server/test-port.ts';
import { tools } from '../scripts/run.ts';
import { phoneSettings, scrollThrough } from './phone.ts';
import { serve } from './serve.ts';

/** In ms: so long nothing has come when a line counts as quiet. */
const quiet = 3000;
const day = 86_400_000;

/** A page with a worker and an empty cache, at the end of a line that counts. */
type Visit = { page: Page; url: string; /** All kilobytes until the line is quiet. */ transferred: () => Promise<number> };

/** The kilobytes of the home page: when nobody touches it, and when somebody has read it to its end. */
export function homeCosts(browser: Browser, folder: string): Promise<{ untouched: number; 'read to its end': number }> {
  return visit(browser, folder, async ({ page, url, transferred }) => {
    await page.goto(url);
    const untouched = await transferred();
    await scrollThrough(page);
    return { untouched, 'read to its end': await transferred() };
  });
}

/** The kilobytes of pages that a visitor has from the last build, after a new one of the same sources. */
export async function returnCosts(browser: Browser, paths: readonly string[]): Promise<number> {
  const builds = await mkdtemp(join(tmpdir(), 'bench-builds-'));
  try {
    await build(builds);
    return await visit(browser, join(builds, 'current'), async ({ page, url, transferred }) => {
      async function openAll(): Promise<number> {
        for (const path of paths) {
          await page.goto(url + path);
          await transferred();
        }
        return transferred();
      }
      const before = await openAll();
      await build(builds);
      return (await openAll()) - before;
    });
  } finally {
    await rm(builds, { recursive: true });
  }
}

/** The kilobytes of scripts that a page loads before it tries to send a message that an earlier page could not. */
export async function scriptsBeforeTry(browser: Browser, folder: string): Promise<number> {
  const site = await serve(folder);
  const page = await browser.newPage({ ...phoneSettings, serviceWorkers: 'block' });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const values = { name: 'Rina', email: 'rina@company.bd', service: 'Web Design', message: 'A shop' };
    const entry = newEntry('quote', values, Date.now() - day);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [keyPrefix + entry.id, JSON.stringify(entry)] as const);
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    const tried = page.waitForRequest((request) => request.method() === 'POST');
    await page.goto(`${site.url}/services`);
    await tried;
    return bytes / 1000;
  } finally {
    await page.close();
    await site.stop();
  }
}

async function visit<Costs>(browser: Browser, folder: string, act: (visit: Visit) => Promise<Costs>): Promise<Costs> {
  const site = await serve(folder);
  let bytes = 0;
  let last = Date.now();
  const line = createServer((visitor) => {
    const server = connect(Number(new URL(site.url).port), 'localhost');
    server.on('data', (data) => {
      bytes += data.length;
      last = Date.now();
    });
    visitor.pipe(server).pipe(visitor);
    // Either may end the connection at any time.
    visitor.on('error', () => server.destroy());
    server.on('error', () => visitor.destroy());
  });
  const port = await freePort();
  await once(line.listen(port, 'localhost'), 'listening');
  const context = await browser.newContext({ ...phoneSettings, serviceWorkers: 'allow' });
  async function transferred(): Promise<number> {
    while (Date.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 100));
    return bytes / 1000;
  }
  try {
    return await act({ page: await context.newPage(), url: `http://localhost:${port}`, transferred });
  } finally {
    await context.close();
    line.close();
    await site.stop();
  }
}

async function build(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [tools.astro, 'build'], { env: { ...process.env, BUILD_DIR: folder } });
}
