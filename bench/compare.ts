/**
 * `npm run compare -- <built folder or address> [options] [path …]`: shows the visible effect of a change, between another site and the
 * last build. `--widths 390,768,1366x650` (390 and 1440 unless said), `--scheme dark`, `--text 200` (per cent). Where screens differ,
 * test-results/screens has both side by side, the old one at the left, in pictures of at most 1800 px of the page; the exit code is
 * then 1. Also told: by how much the page jumped while it loaded, and what is wider than the window, if anything is.
 */
import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { launchBrowser } from './phone.ts';
import { lastBuild, listedPaths, serve } from './serve.ts';

type View = { width: number; height: number; scheme: 'light' | 'dark'; textSize: number };

const target = 'test-results/screens';
/** CSS pixels of the page in one picture. */
const slice = 1800;
/** A fixed day, because ribbons and passed deadlines depend on it. */
const today = new Date('2026-11-22T06:00:00Z');
const unlisted = ['/search', '/search?q=software', '/thank-you', '/offline', '/no-such-page', '/company/blog/no-such-post'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scheme: { type: 'string', default: 'light' },
    text: { type: 'string', default: '100' },
    widths: { type: 'string', default: '390,1440' },
  },
});
const [before, ...chosen] = positionals;
const { scheme } = values;
const windows = values.widths.split(',').map((size) => size.split('x').map(Number));
if (!before || (scheme !== 'light' && scheme !== 'dark') || !windows.flat().every(Number.isInteger)) {
  console.error('Usage: npm run compare -- <built folder or address> [--widths 390,1366x650] [--scheme dark] [--text 200] [path …]');
  process.exit(2);
}

const paths = chosen.length > 0 ? chosen : [...(await listedPaths()), ...unlisted];
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
const sites = await Promise.all([serve(before), serve(lastBuild)]);
// Without the pages that a page lets the browser prepare.
const browser = await launchBrowser(['--disable-features=Prerender2']);
let differing = 0;
try {
  for (const [width = 0, height = 900] of windows) {
    const view: View = { width, height, scheme, textSize: (16 * Number(values.text)) / 100 };
    for (const path of paths) {
      const [old, current] = [await screenshot(sites[0].url + path, view), await screenshot(sites[1].url + path, view)];
      differing += await compare(`${width}${decodeURIComponent(path)}`, old, current);
    }
  }
} finally {
  await browser.close();
  await Promise.all(sites.map(({ stop }) => stop()));
}
console.log(`${differing} screens differ`);
process.exitCode = differing === 0 ? 0 : 1;

type Screen = { picture: Buffer; shift: number; wide: string[] };

/** The whole page, after everything that loads late. */
async function screenshot(url: string, view: View): Promise<Screen> {
  const { width, height, textSize } = view;
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, colorScheme: view.scheme, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: textSize } });
  await page.route(/openstreetmap/, (route) => route.abort());
  await page.clock.setFixedTime(today);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shift = list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
      document.documentElement.dataset['shift'] = String(Number(document.documentElement.dataset['shift'] ?? 0) + shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    // Hidden pictures may never load, and those that wait for the visitor could be passed too fast.
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
  const wide = await textsPastTheEdge(page);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', timeout: 120_000 });
  await page.close();
  return { picture, shift, wide };
}

/** Texts that begin or end outside of the window, unless they are in a box that scrolls, is cut off, or is a drawing. */
function textsPastTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('svg, .visually-hidden, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= document.documentElement.clientWidth + 1)) continue;
      let box: Element | null = parent;
      while (box && box !== document.body && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
      if (box === document.body) found.push(`${Math.round(left)}-${Math.round(right)} px: ${text.nodeValue?.trim().slice(0, 40)}`);
    }
    return found;
  });
}

/** Writes the pairs if the screens differ. Gives 1 if they differ, otherwise 0. */
async function compare(screen: string, old: Screen, current: Screen): Promise<0 | 1> {
  if (current.shift > 0) console.log(`${screen}: layout shift ${current.shift.toFixed(4)} (before: ${old.shift.toFixed(4)})`);
  for (const text of current.wide) if (!old.wide.includes(text)) console.log(`${screen}: past the window's edge, ${text}`);
  const [a, b] = await Promise.all([sharp(old.picture).metadata(), sharp(current.picture).metadata()]);
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const whole = { width, height, fit: 'contain', position: 'left top', background: '#f0f' } as const;
  const [left, right] = await Promise.all([old, current].map(({ picture }) => sharp(picture).ensureAlpha().resize(whole).raw().toBuffer()));
  if (!left || !right) return 0;
  const pixels = pixelmatch(left, right, undefined, width, height);
  if (pixels === 0 && a.height === b.height) return 0;
  const raw = { width, height, channels: 4 } as const;
  for (let top = 0; top < height; top += slice) {
    const part = { left: 0, top, width, height: Math.min(slice, height - top) };
    const [first, second] = await Promise.all([left, right].map((side) => sharp(side, { raw }).extract(part).png().toBuffer()));
    if (!first || !second || first.equals(second)) continue;
    const name = `${target}/${`${screen}-${top / slice}`.replaceAll(/[^a-z0-9]+/gi, '-')}.png`;
    await sharp({ create: { width: 2 * width + 20, height: part.height, channels: 3, background: '#f0f' } })
      .composite([
        { input: first, left: 0, top: 0 },
        { input: second, left: width + 20, top: 0 },
      ])
      .png()
      .toFile(name);
  }
  console.log(`${screen}: ${pixels} pixels differ, ${b.height - a.height} px taller`);
  return 1;
}
