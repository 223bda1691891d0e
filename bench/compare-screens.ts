/**
 * `npm run compare -- <built folder> [--after <built folder>] [--scheme dark] [path …]`: shows the visible effect of a change.
 * Takes a screenshot of every page of an older build and of the current one (dist/client) at 390 and 1440 px and compares
 * them pixel by pixel. If they differ it writes both screenshots, and a third with the differing pixels, to
 * test-results/screens/, and ends with exit code 1.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../scripts/browser.ts';
import { serve } from './serve.ts';

const target = 'test-results/screens';
const widths = [390, 1440];
/** A colour channel may differ by this much, because the same picture is not always rounded in the same way. */
const tolerance = 8;
/** A fixed day, because ribbons and passed deadlines depend on it. */
const today = new Date('2026-11-22T06:00:00Z');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { after: { type: 'string', default: 'dist/client' }, scheme: { type: 'string', default: 'light' } },
});
const { after, scheme } = values;
const [before, ...chosen] = positionals;
if (!before || (scheme !== 'light' && scheme !== 'dark')) {
  console.error('Usage: npm run compare -- <built folder> [--after <built folder>] [--scheme light|dark] [path …]');
  process.exit(2);
}
const paths = chosen.length > 0 ? chosen : await pathsOf(before);

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const sites = await Promise.all([before, after].map((folder) => serve(folder)));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
let differing = 0;
try {
  for (const width of widths) {
    const contexts = await Promise.all(
      sites.map(() =>
        browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce', serviceWorkers: 'block' }),
      ),
    );
    for (const path of paths) {
      const [old, current] = await Promise.all(sites.map((site, i) => screenshot(contexts[i], site.url + path)));
      if (old && current) differing += await compare(path, width, old, current);
    }
    await Promise.all(contexts.map((context) => context.close()));
  }
} finally {
  await browser.close();
  await Promise.all(sites.map((site) => site.stop()));
}
console.log(`${paths.length} pages at ${widths.join(' and ')} px, ${differing} differ`);
process.exitCode = differing === 0 ? 0 : 1;

/** The paths of the sitemap, and some pages that are not in it. */
async function pathsOf(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  );
  return [...listed, '/search', '/search?q=software', '/thank-you', '/offline', '/no-such-page', '/company/blog/no-such-post'];
}

/** A screenshot of the whole page, after everything that loads later. */
async function screenshot(context: BrowserContext | undefined, url: string): Promise<Buffer> {
  if (!context) throw new Error('no browser context');
  const page = await context.newPage();
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.clock.setFixedTime(today);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  await loadEverything(page);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return picture;
}

/** Scrolls through the page, because lazy pictures load and deferred sections are laid out only near the viewport. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    // Hidden pictures are left out, because they may never load.
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  await page.waitForTimeout(200);
}

/** Writes the screenshots if they differ. Gives 1 if they differ, otherwise 0. */
async function compare(path: string, width: number, old: Buffer, current: Buffer): Promise<0 | 1> {
  const [a, b] = await Promise.all(
    [old, current].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) return 0;
  const height = Math.min(a.info.height, b.info.height);
  const diff = Buffer.from(b.data.subarray(0, width * height * 3));
  let pixels = 0;
  for (let i = 0; i < diff.length; i += 3) {
    const differs = [0, 1, 2].some((channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0)) > tolerance);
    if (!differs) continue;
    pixels++;
    diff.set([255, 0, 128], i);
  }
  const heightChange = b.info.height - a.info.height;
  if (pixels === 0 && heightChange === 0) return 0;
  const name = join(target, `${width}${decodeURIComponent(path).replaceAll(/[^a-z0-9]+/gi, '-')}`);
  await writeFile(`${name}-before.png`, old);
  await writeFile(`${name}-after.png`, current);
  await sharp(diff, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(`${name}-differs.png`);
  console.log(
    `${path} at ${width} px: ${pixels} pixels differ${heightChange === 0 ? '' : `, ${Math.abs(heightChange)} px ${heightChange > 0 ? 'taller' : 'shorter'}`}`,
  );
  return 1;
}
