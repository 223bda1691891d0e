import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writePreviews } from './previews.ts';

/** An empty folder, which is deleted when the test ends. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'previews-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('each preview is a picture of 1200 by 630 px, is drawn anew only when it shows something else, and is kept no longer than it is used', async () => {
  const [folder, cache] = [await emptyFolder(), await emptyFolder()];
  const preview = (file: string, title: string) => ({ file, spec: { kind: 'page', title, seed: '/a' } as const });
  expect(await writePreviews(folder, [preview('a.png', 'A'), preview('b.png', 'B')], cache)).toBe(2);
  const first = await readFile(join(folder, 'a.png'));
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await writePreviews(folder, [preview('a.png', 'A'), preview('b.png', 'C')], cache)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['a.png', 'b.png']);
  expect((await readFile(join(folder, 'a.png'))).equals(first)).toBe(true);
  expect(await readdir(cache)).toHaveLength(2);
});
