import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loom } from './loom.ts';

const scene = loom('Threads become the order desk of a "sari" shop & more');

test('the drawing is small enough to be inline in the page', () => {
  expect(brotliCompressSync(scene).length).toBeLessThan(4000);
});

test('the drawing is valid XML, also with quotes in its label', async () => {
  expect(scene).not.toMatch(/undefined|NaN/);
  expect(scene).toContain('aria-label="Threads become the order desk of a &quot;sari&quot; shop &amp; more"');
  const alone = scene.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  await expect(sharp(Buffer.from(alone)).metadata()).resolves.toMatchObject({ format: 'svg' });
});

test('no text is smaller than 15 units', () => {
  const sizes = [...scene.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes)).toBe(15);
});

test('all 93 warp threads are drawn and end in the fringe', () => {
  const part = (name: string): string => new RegExp(`<g class="${name}"[^>]*>(.*?)</g>`).exec(scene)?.[1] ?? '';
  expect(part('warp').match(/[Mm]\d/g)?.length).toBe(93);
  expect(part('fringe').match(/M/g)?.length).toBe(93);
});

test('the groups of threads are animated one after the other', () => {
  const delays = [...scene.matchAll(/--i:(\d+)/g)].map(([, delay]) => Number(delay));
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(delays.length).toBeLessThan(24);
});
