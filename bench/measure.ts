import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** By name: times in ms, the shift and the processor's index without a unit, scores from 0 to 100. */
export type Figures = Record<string, number>;

/**
 * One Lighthouse run with the mobile profile. `simulate` computes a slow phone from a fast run, `devtools` really throttles.
 * Only the former scores more than performance. Throws if the page does not exist.
 */
export async function measure(browser: string, url: string, mode: 'simulate' | 'devtools'): Promise<{ metrics: Figures; scores: Figures }> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const only = mode === 'devtools' && { onlyCategories: ['performance'] };
    const result = await lighthouse(url, { port: chrome.port, output: 'json', throttlingMethod: mode, ...only });
    const failure = result?.lhr.runtimeError;
    if (failure) throw new Error(`Lighthouse could not measure ${url}: ${failure.message}`);
    const { audits = {}, categories = {}, environment } = result?.lhr ?? {};
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      metrics: {
        first: value('first-contentful-paint'),
        largest: value('largest-contentful-paint'),
        blocked: value('total-blocking-time'),
        shift: value('cumulative-layout-shift'),
        processor: environment?.benchmarkIndex ?? Number.NaN,
      },
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        SEO: score('seo'),
      },
    };
  } finally {
    chrome.kill();
  }
}
