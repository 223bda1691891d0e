import type { Page } from '@playwright/test';
import { screens } from '../support/paths.ts';
import { expect, started, test } from '../support/test.ts';

/** Bytes on the wire by kind, of what came before the load event and after it, until the app had started. Bangla letters, which come only where they occur, are a kind of their own. */
type Weights = { before: Map<string, number>; after: Map<string, number> };

test('the home page keeps its budgets at 390 px', { tag: '@phone' }, async ({ page }) => {
  const weights = await weigh(page, '/');
  expect(sum(weights.before), 'everything before the load event').toBeLessThanOrEqual(85_000);
  expect(of(weights, 'Font'), 'fonts').toBeLessThanOrEqual(60_000);
  expect(weights.before.get('Image') ?? 0, 'pictures of the first view').toBeLessThanOrEqual(70_000);
  expect(weights.before.get('Script') ?? 0, 'scripts before the load event').toBe(0);
});

for (const path of screens) {
  test(`${path} loads at most 70 kB of pictures and 60 kB of fonts at 390 px before it is there`, { tag: '@phone' }, async ({ page }) => {
    const weights = await weigh(page, path);
    expect(weights.before.get('Image') ?? 0, 'pictures').toBeLessThanOrEqual(70_000);
    expect(of(weights, 'Font'), 'fonts').toBeLessThanOrEqual(60_000);
    expect(of(weights, 'Bangla'), 'Bangla letters').toBeLessThanOrEqual(45_000);
  });
}

async function weigh(page: Page, path: string): Promise<Weights> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const weights: Weights = { before: new Map(), after: new Map() };
  const kinds = new Map<string, string>();
  let phase = weights.before;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, response.url.includes('/bangla-') ? 'Bangla' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    phase.set(kind, (phase.get(kind) ?? 0) + encodedDataLength);
  });
  page.on('load', () => (phase = weights.after));
  await page.goto(path);
  await started(page);
  return weights;
}

function of({ before, after }: Weights, kind: string): number {
  return (before.get(kind) ?? 0) + (after.get(kind) ?? 0);
}

function sum(kinds: ReadonlyMap<string, number>): number {
  return [...kinds.values()].reduce((total, bytes) => total + bytes, 0);
}
