import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { productMenu } from '#content/menus.ts';
import { nextSteps, records } from '#content/records.ts';
import { lowestPriceProblems, recordProblems } from './record-problems.ts';

test('a picture that is missing is no longer told once the file names it no more', async () => {
  const root = await copyOfContent();
  const menu = join(root, 'products/menu.json');
  const right = await readFile(menu, 'utf8');

  await writeFile(
    menu,
    JSON.stringify({ entries: [{ ...productMenu[0], productImage: { file: 'gone', alt: 'A screen' } }, ...productMenu.slice(1)] }),
  );
  expect(await recordProblems(root)).toContainEqual(expect.objectContaining({ file: 'content/products/menu.json', found: '"gone"' }));
  await writeFile(menu, right);
  expect(await recordProblems(root)).toEqual([]);
});

test('an offer that the end of a post names by another title is told with the nearest one', async () => {
  const root = await copyOfContent();
  const file = join(root, 'next-steps.yaml');
  const steps = await readFile(file, 'utf8');
  const { service, offering = '' } = Object.values(nextSteps.posts).find((step) => step.offering !== undefined) ?? {};
  await writeFile(file, steps.replace(`offering: ${offering}`, `offering: ${offering}x`));
  expect(await recordProblems(root)).toContainEqual(
    expect.objectContaining({ found: `"${offering}x"`, expected: `expected the title of an offer of ${service}, such as ${offering}` }),
  );
});

test('a card that promises less than its page is named with the lowest price there', () => {
  const [first] = records.lowestPrices.entries;
  const problems = lowestPriceProblems({ ...records, lowestPrices: { entries: first ? [{ ...first, lowest: '1' }] : [] } });
  expect(problems).toMatchObject([{ file: 'content/lowest-prices.yaml', field: 'entries.0.lowest', found: '"1"' }]);
  expect(problems[0]?.expected).toContain(`expected ${first?.lowest}, the lowest on the page of`);
});

async function copyOfContent(): Promise<string> {
  const root = join(await mkdtemp(join(tmpdir(), 'record-problems-')), 'content');
  onTestFinished(() => rm(join(root, '..'), { recursive: true }));
  await cp('content', root, { recursive: true });
  return root;
}
