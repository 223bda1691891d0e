/** The Chromium that browser tests and measurements run in: the machine's own where it has one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root, tools } from './run.ts';

/** The headless shell first: it opens a page in half the time. */
const linuxNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macNames = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * The path of a Chromium: the one that CHROME_PATH names, else one of the machine's, else one that Playwright has downloaded.
 * Throws where there is none, with what to do.
 */
export function findChromium(): string {
  const found = existingChromium();
  if (found) return found;
  throw new Error(
    'There is no Chromium or Google Chrome that starts on this machine. Install one, or let npx playwright install --with-deps chromium do it, or name one in CHROME_PATH.',
  );
}

/** The same, but downloads Playwright's into the cache of this user where there is none. */
export function ensureChromium(): string {
  if (!existingChromium()) spawnSync(process.execPath, [tools.playwright, 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  return findChromium();
}

function existingChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, and there is no such file.`);
  return chosen || [...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path) && starts(path));
}

function usualPlaces(): string[] {
  const { PATH = '', PROGRAMFILES = '', 'PROGRAMFILES(X86)': PROGRAMFILES_X86 = '', LOCALAPPDATA = '' } = process.env;
  switch (process.platform) {
    case 'darwin':
      return macNames.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
    case 'win32':
      return [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA].flatMap((folder) => windowsPrograms.map((program) => join(folder, program)));
    default:
      return ['/usr/bin', ...PATH.split(delimiter)].flatMap((folder) => linuxNames.map((name) => join(folder, name)));
  }
}

/** A file alone proves little: Ubuntu's chromium-browser may be a program that only advises another package. */
function starts(path: string): boolean {
  // On Windows `--version` opens a window instead of answering.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
