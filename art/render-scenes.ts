/**
 * Renders the scenes to the pictures of projects, products and pages (`npm run art`): each element with `data-picture` in
 * art/scenes becomes `<data-picture>.webp`, from which the build makes what browsers get. The arguments are names of scenes; without
 * arguments all are rendered. An element with `data-narrow` (left, top and side of a square) also becomes
 * `<data-picture>-narrow.webp`, the part of it that a phone shows, so that its letters stay legible there. A file is written only
 * when its bytes change.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../scripts/chromium.ts';

/** A mistake in a scene, to be corrected by its author. */
class SceneError extends Error {}

interface Picture {
  element: Locator;
  /** Path of the picture from the project's root, without extension. */
  file: string;
  /** The square that a phone shows: left, top and side. */
  narrow: { left: number; top: number; side: number } | undefined;
  /** Size on the page, in CSS pixels. */
  size: { width: number; height: number };
}

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'art/scenes');

/** An element narrower than this (CSS pixels) is rendered at double density, so that it is sharp on dense screens. */
const denseBelow = 1000;

/** In pixels, of the widest picture that the build makes. */
const widest = 1600;

try {
  const executablePath = findChromium();
  const scenes = await chooseScenes(process.argv.slice(2));
  const browser = await chromium.launch({ executablePath, args: ['--force-color-profile=srgb', '--disable-lcd-text'] });
  try {
    for (const scene of scenes) await drawScene(browser, scene);
  } finally {
    await browser.close();
  }
} catch (error) {
  if (!(error instanceof SceneError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The scenes with the given names, or all. Throws when a scene does not exist. */
async function chooseScenes(names: string[]): Promise<string[]> {
  const all = (await readdir(folder)).filter((file) => file.endsWith('.html')).map((file) => basename(file, '.html'));
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new SceneError(`There is no scene art/scenes/${unknown}.html. There are: ${all.join(', ')}.`);
  return names.length > 0 ? names : all;
}

async function drawScene(browser: Browser, scene: string): Promise<void> {
  const page = await openScene(browser, scene, 1);
  try {
    const pictures = await findPictures(page, scene);
    await checkFaces(page, scene);
    for (const picture of pictures) {
      const shot = await shoot(browser, scene, picture);
      await writePicture(picture.file, shot);
      if (picture.narrow) await writePicture(`${picture.file}-narrow`, await square(shot, picture.narrow));
    }
  } finally {
    await page.close();
  }
}

async function openScene(browser: Browser, scene: string, deviceScaleFactor: number): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor, viewport: { width: 1600, height: 1000 } });
  // No network: otherwise the same picture could not be rendered again later.
  const foreign: string[] = [];
  await page.route(/^https?:/, (route) => {
    foreign.push(route.request().url());
    return route.abort();
  });
  await page.goto(pathToFileURL(join(folder, `${scene}.html`)).href);
  await page.evaluate(() => document.fonts.ready);
  if (foreign.length > 0) {
    throw new SceneError(`art/scenes/${scene}.html asks for ${foreign.join(', ')}; a scene uses only files of this project.`);
  }
  return page;
}

/** The pictures of a scene. Throws when there is none, or when a name or the size is not valid. */
async function findPictures(page: Page, scene: string): Promise<Picture[]> {
  const elements = await page.locator('[data-picture]').all();
  if (elements.length === 0) throw new SceneError(`art/scenes/${scene}.html has no element with data-picture.`);
  return Promise.all(elements.map((element) => describePicture(element, scene)));
}

async function describePicture(element: Locator, scene: string): Promise<Picture> {
  const file = (await element.getAttribute('data-picture')) ?? '';
  const wrong = (what: string) => new SceneError(`art/scenes/${scene}.html, data-picture="${file}": ${what}`);
  if (!/^content(\/[a-z0-9-]+)+$/.test(file)) throw wrong('expected a path such as content/projects/shital/cover.');
  const box = await element.boundingBox();
  if (!box || ![box.x, box.y, box.width, box.height].every((value) => Number.isInteger(value) && value >= 0)) {
    throw wrong(
      `expected a visible element on whole pixels, found ${box ? `${box.width} x ${box.height} at ${box.x}, ${box.y}` : 'none'}.`,
    );
  }
  const size = { width: box.width, height: box.height };
  const [left = NaN, top = NaN, side = NaN] = ((await element.getAttribute('data-narrow')) ?? '').split(/\s+/).map(Number);
  const narrow = Number.isInteger(left + top + side) ? { left, top, side } : undefined;
  return { element, file, narrow, size };
}

function densityOf({ width }: Picture['size']): number {
  return width < denseBelow ? 2 : 1;
}

/**
 * Throws when a text in a picture uses a font of this machine, because its own font did not load or has no such letter. The
 * picture would look different on another machine.
 */
async function checkFaces(page: Page, scene: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root: document } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: document.nodeId, selector: '[data-picture], [data-picture] *' });
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const stranger = fonts.find(({ isCustomFont }) => !isCustomFont);
    if (!stranger) continue;
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    const words = outerHTML
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60);
    throw new SceneError(
      `art/scenes/${scene}.html: ‘${words}’ is drawn in ${stranger.familyName}; its face did not load or lacks a letter.`,
    );
  }
}

/** The picture as PNG, at the density for its size. */
async function shoot(browser: Browser, scene: string, { element, file, size }: Picture): Promise<Buffer> {
  const density = densityOf(size);
  if (density === 1) return element.screenshot();
  const page = await openScene(browser, scene, density);
  try {
    return await page.locator(`[data-picture="${file}"]`).screenshot();
  } finally {
    await page.close();
  }
}

async function square(shot: Buffer, { left, top, side }: NonNullable<Picture['narrow']>): Promise<Buffer> {
  return sharp(shot).extract({ left, top, width: side, height: side }).png().toBuffer();
}

async function writePicture(file: string, shot: Buffer): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  const shown = sharp(shot).removeAlpha().resize({ width: widest, withoutEnlargement: true });
  const bytes = await shown.webp({ quality: 95, effort: 6, smartSubsample: true }).toBuffer();
  const written = await writeChanged(join(root, `${file}.webp`), bytes);
  console.log(`${file}.webp ${(bytes.length / 1000).toFixed(1)} kB${written ? '' : ' (same)'}`);
}

/** Returns whether the file was written. */
async function writeChanged(path: string, bytes: Buffer): Promise<boolean> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(bytes)) return false;
  await writeFile(path, bytes);
  return true;
}
