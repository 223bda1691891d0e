import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { money } from '#content/money.ts';
import { recordClaims } from './claims.ts';

test('the records of this repository take every price and count from the facts', async () => {
  expect(await recordClaims('content')).toEqual([]);
});

test('a number that is written out in a record is named with its line, in quotation marks and in a template', async () => {
  const found = await claims(`/** A price such as ${money(5)}. */
export const page = {
  text: 'From ${money(77_777)}.',
  more: \`\${page.text}, for 70 customers.\`,
  other: 'A server costs ${money(5)}.', // not ours
  alt: 'A bill of ${money(5)}.',
  time: 'Live in three to six weeks, and watched for six weeks.',
};
`);
  expect(found.map(({ field, found: claim }) => [field, claim])).toEqual([
    ['line 3', `"${money(77_777)}"`],
    ['line 4', '"70 customers"'],
    ['line 7', '"three to six weeks"'],
  ]);
  expect(found[0]?.file).toMatch(/\/page\.ts$/);
  expect(found[0]?.expected).toContain('content/offers.ts');
});

/** The problems of one record in a folder of its own. */
async function claims(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'claims-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'page.ts'), source);
  return recordClaims(folder);
}
