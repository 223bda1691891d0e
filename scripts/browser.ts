/** The Chromium that browser tests and measurements run in: the machine's own where it has one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages, runVisibly } from './packages.ts';

/** The headless shell first: it opens a page in half the time. */
const linuxNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Fonts with the measures of Arial, to which the system fonts in src/styles/fonts.css are fitted. */
const liberation = '/usr/share/fonts/truetype/liberation';
const macNames = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * The path of a Chromium: the one that CHROME_PATH names, else one of the machine's, else one that Playwright has
 * downloaded. Undefined when there is none. Throws when CHROME_PATH names no file.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, and there is no such file.`);
  return chosen || [...usualPlaces(), chromium.executablePath()].find((path) => existsSync(path) && starts(path));
}

/**
 * The same, installing a Chromium where none is found: the system's package where this process may install one (as root
 * on Debian and its kin), else Playwright's download. Throws with what to do by hand when neither works.
 */
export function ensureBrowser(): string {
  const mayInstallPackages = canInstallPackages();
  const browser = findBrowser();
  const packages = mayInstallPackages
    ? [...(browser ? [] : ['chromium-headless-shell']), ...(existsSync(liberation) ? [] : ['fonts-liberation'])]
    : [];
  if (packages.length) {
    console.log(`Installing ${packages.join(' and ')} for the browser tests…`);
    installPackages(packages);
  }
  const found = browser ?? findBrowser() ?? download(mayInstallPackages);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Google Chrome (on Debian: ' +
      'apt-get install chromium-headless-shell), or set CHROME_PATH to the one to use, and run the command again.',
  );
}

function download(withLibraries: boolean): string | undefined {
  console.log('No Chromium found; downloading one for the browser tests…');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  runVisibly(process.execPath, playwright, 'install', ...(withLibraries ? ['--with-deps'] : []), 'chromium');
  return findBrowser();
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
