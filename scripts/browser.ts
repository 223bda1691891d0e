/** The Chromium that browser tests and measurements run in: the machine's own where it has one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: it opens a page in half the time. */
const linuxNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macNames = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * The path of a Chromium: the one that CHROME_PATH names, else one of the machine's, else one that Playwright has downloaded.
 * Throws where there is none, with what to do.
 */
export function findBrowser(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, and there is no such file.`);
  const found = chosen || [...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path) && starts(path));
  if (found) return found;
  throw new Error(
    'There is no Chromium or Google Chrome on this machine. Download one with: npx playwright install --with-deps chromium. Or name one in CHROME_PATH.',
  );
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
