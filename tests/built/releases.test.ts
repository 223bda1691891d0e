/** A new build under readers: no request fails, and the page that they get is always a whole one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/serve.ts';
import { ask } from '#server/test-server.ts';
import { releasesIn } from '../../src/integrations/delivery/releases.ts';

test('readers get the old page or the new one, and a rollback shows the old one again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const releases = releasesIn(folder);
  const pages = ['<h1>Services</h1>'.repeat(1000)];
  function build(minute: number): void {
    mkdirSync(releases.next);
    for (const file of ['index.html', '404.html', 'services.html']) writeFileSync(join(releases.next, file), pages.at(-1) ?? '');
    releases.publish(new Date(60_000 * minute));
  }
  build(0);
  const settings = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: releases.current, DATA_DIR: join(folder, 'inbox') };
  const server = await startServer(readConfig(settings), () => {});
  onTestFinished(server.close);

  const answers = new Set<string>();
  async function read(): Promise<void> {
    const { status, text } = await ask(server.port, '/services', {});
    answers.add(`${status} ${pages.indexOf(text)}`);
  }
  for (let minute = 1; minute <= 5; minute++) {
    pages.push(`${pages[0]}<!-- ${minute} -->`);
    const reading = Array.from({ length: 20 }, read);
    build(minute);
    await Promise.all([...reading, ...Array.from({ length: 20 }, read)]);
  }
  expect([...answers].filter((answer) => !/^200 \d/.test(answer))).toEqual([]);
  expect((await ask(server.port, '/services', {})).text).toBe(pages.at(-1));
  releases.rollBack();
  expect((await ask(server.port, '/services', {})).text).toBe(pages.at(-2));
});
