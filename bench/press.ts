import type { Page } from '@playwright/test';

/**
 * In ms, from the event of a press to the paint after it, as browsers report it (Event Timing, in steps of 8 ms). 0: shorter
 * than 16 ms.
 */
export async function untilPaint(page: Page, press: () => Promise<void>): Promise<number> {
  const handle = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    const everyEvent: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    observer.observe(everyEvent);
    return { entries };
  });
  await press();
  await page.waitForTimeout(500);
  return handle.evaluate(({ entries }) => Math.max(0, ...entries.map(({ duration }) => duration)));
}
