import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Milliseconds, but CLS and the score. */
export type Figures = Record<string, number>;

/** One Lighthouse run of the mobile profile. `simulate` computes a slow phone from a fast run, `devtools` throttles for real. Throws when there is no such page. */
export async function measure(browser: string, url: string, mode: 'simulate' | 'devtools'): Promise<Figures> {
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
