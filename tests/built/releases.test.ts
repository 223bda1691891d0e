/** A new build under readers: no request fails, the page that they get is always a whole one, and an open tab gets its files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/app.ts';
import { ask, collectLog, temporaryFolder } from '#server/test-server.ts';
import { releasesIn } from '../../src/integrations/delivery/releases.ts';

test('readers get the old page or the new one, tabs of the last build their files, and a rollback shows the old one again', async () => {
  const folder = temporaryFolder();
  const releases = releasesIn(folder);
  const pages = ['<h1>Services</h1>'.repeat(1000)];
  function build(minute: number): void {
    mkdirSync(join(releases.next, 'assets'), { recursive: true });
    writeFileSync(join(releases.next, `assets/island-${minute}.js`), `// ${minute}`);
    for (const file of ['index.html', '404.html', 'services.html']) writeFileSync(join(releases.next, file), pages.at(-1) ?? '');
    releases.publish(new Date(60_000 * minute));
  }
  build(0);
  const settings = { PORT: '0', HOST: '127.0.0.1', SITE_DIR: releases.current, DATA_DIR: join(folder, 'inbox') };
  const server = await startServer(readConfig(settings), collectLog().log);
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
  const islands = await Promise.all([5, 4, 3].map((minute) => ask(server.port, `/assets/island-${minute}.js`, {})));
  expect(islands.map(({ status }) => status)).toEqual([200, 200, 404]);
  releases.rollBack();
  expect((await ask(server.port, '/services', {})).text).toBe(pages.at(-2));
});
