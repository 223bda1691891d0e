import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Publisher } from './publish.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'published-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('the name of a file follows its content', async () => {
  const publisher = new Publisher(await temporaryFolder());
  const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((content) => publisher.content('cover.svg', content)));
  expect(one).toMatch(/^\/assets\/cover-\w{8}\.svg$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('a file of the last build stays if it is wanted and whole', async () => {
  const folder = await temporaryFolder();
  const wanted = await new Publisher(folder).content('wanted.js', 'export default 1');
  await new Publisher(folder).content('former.js', 'export default 2');
  await writeFile(join(folder, 'assets/drawing.svg'), '<svg/>');
  await writeFile(join(folder, wanted), 'export');

  const publisher = new Publisher(folder);
  expect(await publisher.content('wanted.js', 'export default 1')).toBe(wanted);
  await publisher.prune(new Set(['drawing.svg']));
  expect(await readFile(join(folder, wanted), 'utf8')).toBe('export default 1');
  expect((await readdir(join(folder, 'assets'))).map((file) => `/assets/${file}`)).toEqual(['/assets/drawing.svg', wanted]);
});
