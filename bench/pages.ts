/**
 * `npm run bench -- [--runs 3] [--against <built folder or address>] [path …]`: measures the last build as on a phone. For each page
 * Lighthouse's mobile profile (times in ms) and the transferred kilobytes, medians of the runs; then presses with a processor four times as
 * slow; all of this without the service worker. Then what a visit costs with it, also when somebody returns after a new build. `--against`
 * measures another site in the same run, in turns, so that the load of the machine is the same for both. Without paths it takes one
 * page of each kind.
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/chromium.ts';
import { launchBrowser, median, pressTimes, weigh } from './phone.ts';
import { lastBuild, listedPaths, serve } from './serve.ts';
import { homeCosts, returnCosts, scriptsBeforeTry } from './visit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}", expected a number from 1 up`);

const folders = [lastBuild, ...(values.against ? [values.against] : [])];
const sites = await Promise.all(folders.map((each) => serve(each)));
const browser = await launchBrowser();
try {
  const pages: Record<string, Figures> = {};
  for (const path of positionals.length > 0 ? positionals : await onePageOfEachKind()) {
    const results: Figures[][] = sites.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [i, { url }] of sites.entries()) {
        results[i]?.push({ ...(await measure(url + path)), ...(await weigh(browser, url + path)) });
      }
    }
    for (const [i, all] of results.entries()) pages[rowName(path, i)] = medians(all);
  }
  console.table(pages);
  const presses: Record<string, Figures> = {};
  for (const [i, { url }] of sites.entries()) {
    const times = await pressTimes(browser, url);
    for (const [name, each] of times) presses[rowName(name, i)] = { median: median(each), longest: Math.max(...each) };
  }
  console.table(presses);
  const visits: Record<string, Figures> = {};
  for (const [i, folder] of folders.entries()) {
    // The bytes of a site elsewhere cannot be counted on their way.
    if (/^https?:/.test(folder)) continue;
    const before = { 'scripts before an unsent message is tried': await scriptsBeforeTry(browser, folder) };
    visits[rowName('a visit of the home page', i)] = { ...(await homeCosts(browser, folder)), ...before };
  }
  console.table(visits);
  const unchanged = ['/', '/services', '/company/blog', '/contact'];
  console.table({ [`after a new build: ${unchanged.join(', ')}`]: { kB: await returnCosts(browser, unchanged) } });
} finally {
  await browser.close();
  await Promise.all(sites.map(({ stop }) => stop()));
}

type Figures = Record<string, number>;

function rowName(name: string, site: number): string {
  return site === 0 ? name : `${name} (${values.against})`;
}

function medians(all: readonly Figures[]): Figures {
  const valuesOf = (name: string) => all.map((figures) => figures[name] ?? Number.NaN);
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, Number(median(valuesOf(name)).toFixed(3))]));
}

/** One run of Lighthouse. Throws if the page does not exist. */
async function measure(url: string): Promise<Figures> {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const chrome = await launch({ chromePath: findChromium(), chromeFlags });
  try {
    const { lhr } = (await lighthouse(url, { port: chrome.port, output: 'json' })) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message}`);
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      'first paint': value('first-contentful-paint'),
      largest: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      'lowest score': 100 * Math.min(...Object.values(lhr.categories).map(({ score }) => score ?? 0)),
    };
  } finally {
    chrome.kill();
  }
}

/** The addresses of the sitemap, of several in one of these folders only the first. */
async function onePageOfEachKind(): Promise<string[]> {
  const kind = /^(\/services|\/product-solution|\/portfolio|\/company\/blog|.*\/circular)\/./;
  return [...Map.groupBy(await listedPaths(), (path) => kind.exec(path)?.[1] ?? path).values()].map(([path = '/']) => path);
}
