import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { roles } from '#art/weave/dyes.ts';
import { writeTiles } from './tiles.ts';

test('a tile whose colours depend on the scheme has a file for each, and a property that names the right one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeTiles(folder);
  const [light = '', dark = ''] = readFileSync(join(folder, 'tiles.css'), 'utf8').split('@media(prefers-color-scheme:dark)');
  const names = (sheet: string) => sheet.match(/[\w-]+\.webp/g) ?? [];
  const darkFiles = readdirSync(folder).filter((file) => file.endsWith('-dark.webp'));
  expect(new Set(names(dark))).toEqual(new Set(darkFiles));
  expect(names(light)).toEqual(names(dark).map((file) => file.replace('-dark.webp', '.webp')));
  expect(light).toContain("--tile-edge-menu:url('./edge-menu.webp')");
  expect(dark).toContain("--tile-edge-menu:url('./edge-menu-dark.webp')");
  expect(existsSync(join(folder, 'footer-border.webp'))).toBe(true);
  expect(darkFiles).not.toContain('footer-border-dark.webp');

  const foot = async (file: string) => {
    const { data, info } = await sharp(join(folder, file)).raw().toBuffer({ resolveWithObject: true });
    const first = ((info.height - 5) * info.width + 20) * info.channels;
    return { width: info.width, height: info.height, colour: `#${data.toString('hex', first, first + 3)}` };
  };
  const [inLight, inDark] = roles.brand;
  expect(await foot('edge-menu.webp')).toEqual({ width: 90, height: 90, colour: inLight });
  expect(await foot('edge-menu-dark.webp')).toEqual({ width: 90, height: 90, colour: inDark });
});
