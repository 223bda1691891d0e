import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** In ms, except CLS and the score (0 to 100). */
export type Metrics = Record<string, number>;

/**
 * One Lighthouse run with the mobile profile. `simulate` computes a slow phone from a fast run, `devtools` really throttles.
 * Throws if the page does not exist.
 */
export async function measure(browser: string, url: string, mode: 'simulate' | 'devtools'): Promise<Metrics> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', onlyCategories: ['performance'], throttlingMethod: mode });
    const failure = result?.lhr.runtimeError;
    if (failure) throw new Error(`Lighthouse could not measure ${url}: ${failure.message}`);
    const audits = result?.lhr.audits ?? {};
    const value = (name: string, digits = 0) => Number((audits[name]?.numericValue ?? Number.NaN).toFixed(digits));
    return {
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift', 3),
      SI: value('speed-index'),
      score: Math.round((result?.lhr.categories.performance?.score ?? 0) * 100),
    };
  } finally {
    chrome.kill();
  }
}
