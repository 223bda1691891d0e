/**
 * `npm run compare -- <built folder or address> [--scheme dark] [path …]`: shows the visible effect of a change. Takes screenshots of
 * every page of another site and of the last build at 390 and 1440 px and compares them (pixelmatch). Where they differ, both
 * screenshots and a third with the differing pixels are in test-results/screens, and the exit code is 1.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { launchBrowser, scrollThrough } from './phone.ts';
import { lastBuild, listedPaths, serve } from './serve.ts';

const target = 'test-results/screens';
/** A fixed day, because ribbons and passed deadlines depend on it. */
const today = new Date('2026-11-22T06:00:00Z');
const unlisted = ['/search', '/search?q=software', '/thank-you', '/offline', '/no-such-page', '/company/blog/no-such-post'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { scheme: { type: 'string', default: 'light' } } });
const [before, ...chosen] = positionals;
const { scheme } = values;
if (!before || (scheme !== 'light' && scheme !== 'dark')) {
  console.error('Usage: npm run compare -- <built folder or address> [--scheme light|dark] [path …]');
  process.exit(2);
}

const paths = chosen.length > 0 ? chosen : [...(await listedPaths()), ...unlisted];
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const sites = await Promise.all([before, lastBuild].map((folder) => serve(folder)));
const browser = await launchBrowser();
let differing = 0;
try {
  for (const width of [390, 1440]) {
    const still = { colorScheme: scheme, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ viewport: { width, height: 900 }, ...still });
    for (const path of paths) {
      const [old, current] = await Promise.all(sites.map(({ url }) => screenshot(context, url + path)));
      if (old && current) differing += await compare(`${width}${decodeURIComponent(path)}`, old, current);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await Promise.all(sites.map(({ stop }) => stop()));
}
console.log(`${differing} screens differ`);
process.exitCode = differing === 0 ? 0 : 1;

/** The whole page, after everything that loads late. */
async function screenshot(context: BrowserContext, url: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.clock.setFixedTime(today);
  await page.goto(url, { waitUntil: 'load' });
  await scrollThrough(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Hidden pictures may never load.
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return picture;
}

/** Writes the screenshots if they differ. Gives 1 if they differ, otherwise 0. */
async function compare(screen: string, old: Buffer, current: Buffer): Promise<0 | 1> {
  const [a, b] = await Promise.all([sharp(old).metadata(), sharp(current).metadata()]);
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const whole = { width, height, fit: 'contain', position: 'left top', background: '#fff' } as const;
  const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().resize(whole).raw().toBuffer();
  const marked = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(await pixelsOf(old), await pixelsOf(current), marked, width, height);
  if (pixels === 0 && a.height === b.height) return 0;
  const name = `${target}/${screen.replaceAll(/[^a-z0-9]+/gi, '-')}`;
  await writeFile(`${name}-before.png`, old);
  await writeFile(`${name}-after.png`, current);
  await sharp(marked, { raw: { width, height, channels: 4 } }).toFile(`${name}-differs.png`);
  console.log(`${screen}: ${pixels} pixels differ, ${b.height - a.height} px taller`);
  return 1;
}
