/**
 * `npm run bench -- [--runs 3] [--against folder] [--built] [path …]`: measures built pages as on a slow phone. Builds and
 * serves the site (`--built`: serves the last build), runs Lighthouse's mobile profile several times with simulated and with
 * observed throttling, counts bytes, and presses controls and links with a slow processor. `--against` measures the same pages
 * of another built folder, those that it has. The runs of both alternate, so that the load of the machine is the same for both.
 * Without paths it measures one page of each kind, and writes the results to docs/speed.md.
 */
import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../scripts/browser.ts';
import { buildSite } from './build-site.ts';
import { bytesOf } from './bytes.ts';
import { navigate, pressWhileStarting } from './interactions.ts';
import { onePageOfEachKind } from './kinds.ts';
import { type Figures, measure } from './measure.ts';
import { answersTable, pagesTable, report, type Row } from './report.ts';
import { serve, type Site } from './serve.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, against: { type: 'string' }, built: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}", expected a number from 1 up`);

const browser = ensureBrowser();
if (!values.built) await buildSite();
const folder = 'dist/client';
const site = await serve(folder);
const peer = values.against ? await serve(values.against) : undefined;

try {
  const rows: Row[] = [];
  for (const path of positionals.length > 0 ? positionals : await onePageOfEachKind(folder)) {
    rows.push(...(await measurePage(path)));
    console.log(pagesTable(rows.slice(-2).filter((row) => row.path === path)));
  }
  const starting = await pressWhileStarting(browser, site.url);
  const navigations = await navigate(browser, site.url, runs);
  console.log(`${answersTable(starting)}\n\n${answersTable(navigations)}`);
  if (positionals.length === 0) await writeFile('docs/speed.md', report(runs, rows, starting, navigations));
} finally {
  await Promise.all([site.stop(), peer?.stop()]);
}

/** A row of the site, and one of the other folder if it has this page. */
async function measurePage(path: string): Promise<Row[]> {
  const sites: Site[] = [site];
  if (peer && (await fetch(peer.url + path)).ok) sites.push(peer);
  const results = sites.map(() => ({ simulated: [] as Figures[], observed: [] as Figures[], scores: [] as Figures[] }));
  for (let run = 0; run < runs; run++) {
    for (const [i, { url }] of sites.entries()) {
      const simulated = await measure(browser, url + path, 'simulate');
      const observed = await measure(browser, url + path, 'devtools');
      results[i]?.simulated.push(simulated.metrics);
      results[i]?.scores.push(simulated.scores);
      results[i]?.observed.push(observed.metrics);
    }
  }
  const bytes = await Promise.all(sites.map(({ url }) => bytesOf(browser, url + path)));
  return results.map(({ simulated, observed, scores }, i) => ({
    path,
    peer: i > 0 ? basename(resolve(sites[i]?.folder ?? '')) : undefined,
    simulated: medians(simulated),
    observed: medians(observed),
    scores: medians(scores),
    bytes: bytes[i] ?? 0,
  }));
}

function medians(all: Figures[]): Figures {
  const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((figures) => figures[name] ?? Number.NaN))]));
}
