/** When a first visit begins to keep pages for a later one (app/offline/register-worker.ts). */
import { href } from 'react-router';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

test('the worker is registered when every part of the page is laid out', async ({ page }) => {
  await page.addInitScript(() => {
    // Firefox runs this in its empty page too, which has none.
    if (!('serviceWorker' in navigator)) return;
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...given) => {
      document.documentElement.dataset.freshAtRegistration = String(document.documentElement.dataset.fresh);
      return register(...given);
    };
    // Not idle when the app has started, so that parts are left.
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (task, options) =>
      document.documentElement.dataset.hydrated === undefined ? whenIdle(task, options) : setTimeout(task, 100);
  });
  await page.goto(href('/company/faq'));
  await expect(page.locator('html')).toHaveAttribute('data-fresh-at-registration', 'undefined');
});
