/**
 * `npm run bench -- [--runs 5] [--against folder] [--built] [path …]`: measures built pages as on a slow phone. Builds and
 * serves the site (`--built`: serves the last build), runs Lighthouse's mobile profile several times with simulated and with
 * observed throttling, and prints the medians and the bytes by type. `--against` measures a second built folder too. The runs
 * of both alternate, so that the load of the machine is the same for both.
 */
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../scripts/browser.ts';
import { bytesOf } from './bytes.ts';
import { measure, type Metrics } from './measure.ts';
import { serve } from './serve.ts';
import { buildSite } from './build-site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, against: { type: 'string' }, built: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}", expected a number from 1 up`);
const paths = positionals.length > 0 ? positionals : ['/'];

const browser = ensureBrowser();
if (!values.built) await buildSite();
const sites = await Promise.all(['dist/client', ...(values.against ? [values.against] : [])].map((folder) => serve(folder)));

try {
  for (const path of paths) {
    for (const mode of ['simulate', 'devtools'] as const) {
      const results = sites.map((): Metrics[] => []);
      for (let run = 0; run < runs; run++) {
        for (const [i, site] of sites.entries()) results[i]?.push(await measure(browser, site.url + path, mode));
      }
      for (const [i, site] of sites.entries()) {
        print(`${path}  ${mode === 'simulate' ? 'simulated' : 'observed'}  ${site.folder}`, results[i] ?? []);
      }
    }
    for (const site of sites) console.table(await bytesOf(browser, site.url + path));
  }
} finally {
  await Promise.all(sites.map((site) => site.stop()));
}

function print(title: string, results: Metrics[]): void {
  const names = Object.keys(results[0] ?? {});
  const line = names.map((name) => `${name} ${median(results.map((metrics) => metrics[name] ?? 0))}`).join('  ');
  console.log(`${title}\n  ${line}`);
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
