import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { draw, type Subject } from './covers.ts';
import { Drawings } from './drawings.ts';

const border: Subject = { kind: 'border', slug: 'mill', colours: { ground: 'navy', ink: 'white' } };
const cover: Subject = { kind: 'cover', slug: 'mill' };

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a drawing is a file at the address that was told before, and the next build draws it no more', async () => {
  const [cache, ...folders] = [await emptyFolder(), await emptyFolder(), await emptyFolder()];
  const drawn: number[] = [];
  for (const folder of folders) {
    const drawings = new Drawings();
    const address = drawings.address(cover);
    drawn.push(await drawings.write(folder, cache));
    expect(await readFile(join(folder, address.replace('/assets/', '')), 'utf8')).toBe(draw(cover));
    expect(await readdir(folder)).toHaveLength(1);
  }
  expect(drawn).toEqual([1, 0]);
});

test('another subject has another address, and the same one always the same', () => {
  const drawings = new Drawings();
  const address = drawings.address(border);
  expect(new Drawings().address({ ...border })).toBe(address);
  for (const other of [cover, { ...border, slug: 'shop' }, { ...border, colours: { ground: 'navy', ink: 'snow' } }]) {
    expect(drawings.address(other)).not.toBe(address);
  }
});
