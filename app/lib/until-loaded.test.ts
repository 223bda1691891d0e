import { expect, test, vi } from 'vitest';
import { lastFailure, loadRouteModule, retryLoads, subscribeToFailedLoads, untilLoaded } from './until-loaded.ts';

/** A navigation, which can be aborted, and a load that fails so many times. */
function navigation(failures: number) {
  const controller = new AbortController();
  const load = vi.fn<() => Promise<string>>();
  for (let i = 0; i < failures; i++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue('a post');
  const data = untilLoaded(load)({ request: new Request('https://site.example/', { signal: controller.signal }) });
  return { controller, load, data };
}

test('a load that fails waits, and is tried again each time somebody asks', async () => {
  const { load, data } = navigation(2);
  await vi.waitUntil(lastFailure);
  expect(load).toHaveBeenCalledTimes(1);
  const first = lastFailure();
  retryLoads();
  expect(lastFailure()).toBe(0);
  await vi.waitUntil(lastFailure);
  expect(lastFailure()).not.toBe(first);
  retryLoads();
  expect(await data).toBe('a post');
  expect([load.mock.calls.length, lastFailure()]).toEqual([3, 0]);
});

test('a load whose navigation is aborted is given up', async () => {
  const { controller, load, data } = navigation(5);
  await vi.waitUntil(lastFailure);
  controller.abort();
  await expect(data).rejects.toMatchObject({ name: 'AbortError' });
  retryLoads();
  expect([load.mock.calls.length, lastFailure()]).toEqual([1, 0]);
});

test('listeners hear of a failure and of the next attempt, until they unsubscribe', async () => {
  const heard: boolean[] = [];
  const unsubscribe = subscribeToFailedLoads(() => heard.push(lastFailure() > 0));
  const { data } = navigation(1);
  await vi.waitUntil(lastFailure);
  retryLoads();
  await data;
  unsubscribe();
  const later = navigation(1);
  await vi.waitUntil(lastFailure);
  retryLoads();
  await later.data;
  expect(heard).toEqual([true, false]);
});

test('a route’s module that does not load waits too; everybody who needs it gets it from the next attempt', async () => {
  const modules: Record<string, unknown> = {};
  const route = { id: 'faq', module: '/no-such-module.js' };
  const both = [loadRouteModule(route, modules), loadRouteModule(route, modules)];
  await vi.waitUntil(lastFailure);
  // The next attempt has another address: what it adds at the end is a comment here.
  route.module = `data:text/javascript,export const name = 'faq' //`;
  retryLoads();
  const [one, other] = await Promise.all(both);
  expect(one).toMatchObject({ name: 'faq' });
  expect([other, modules.faq, await loadRouteModule({ id: 'faq', module: 'unused' }, modules)]).toEqual([one, one, one]);
});
