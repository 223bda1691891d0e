import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { expect, onTestFinished, test } from 'vitest';
import { Currency, Facts, Offers, Place, Plans, Site, SocialLinks } from '#content/company-schema.ts';
import { site } from '#content/site.ts';
import { check, type Problem } from './content-error.ts';
import { pageMetaProblems } from './record-problems.ts';

/** A folder of records, of which one is a page with this title and description. */
async function folderWith(meta: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['pages', 'services', 'products']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'pages/layout.ts'), 'export const layout = { skip: "Skip" };');
  await writeFile(join(folder, 'pages/about.ts'), `export const about = { meta: ${JSON.stringify(meta)} };`);
  return folder;
}

test.each([
  [{ title: 'x'.repeat(61), description: 'A text' }, 'about.meta.title', 'expected at most 60 characters'],
  [{ title: 'A title', description: 'x'.repeat(156) }, 'about.meta.description', 'expected at most 155 characters'],
  [{ title: 'A title' }, 'about.meta.description', 'expected this field to be there'],
])(
  'a title or a description that search engines would cut, or none, is named with its file and field: %j',
  async (meta, field, expected) => {
    const folder = await folderWith(meta);
    expect(await pageMetaProblems(folder)).toEqual([
      {
        file: `${basename(folder)}/pages/about.ts`,
        field,
        found: expect.any(String) as unknown,
        expected: expect.stringContaining(expected) as unknown,
      },
    ]);
  },
);

test('what search engines show whole is right', async () => {
  expect(await pageMetaProblems(await folderWith({ title: 'x'.repeat(60), description: 'x'.repeat(155) }))).toEqual([]);
});

test.each([
  [{ url: 'https://www.example.com/' }, 'url', 'without a slash at its end'],
  [{ url: 'www.example.com' }, 'url', 'such as https://www.example.com'],
  [{ email: 'hello.example.com' }, 'email', 'expected an e-mail address'],
  [{ phone: '' }, 'phone', 'found nothing'],
  [{ chat: 'wa.me/123' }, 'chat', 'begins with https://'],
  [{ utcOffset: 'UTC+6' }, 'utcOffset', 'such as +06:00'],
  [{ address: { ...site.address, countryCode: 'Bangladesh' } }, 'address.countryCode', 'such as BD'],
])('a fact of the company that would be wrong on every page is named: %j', (change, field, expected) => {
  expect(problemsOf(Site, { ...site, ...change })).toContainEqual([field, expect.stringContaining(expected) as unknown]);
});

test.each([
  [Offers, { website: { price: 'on request', time: '3 weeks' } }, 'website.price', 'such as money(85_000)'],
  [Offers, { website: { price: '৳85,000', time: '' } }, 'website.time', 'found nothing'],
  [Offers, { website: { price: '৳85,000', upTo: '৳8,500', time: '3 weeks' } }, 'website.upTo', 'expected more than the price'],
  [Offers, { website: { price: '৳85,000', upto: '৳95,000', time: '3 weeks' } }, 'website.upto', 'expected no such field'],
  [Plans, { shopStarter: '49.99 dollars' }, 'shopStarter', 'a dollar sign'],
  [Facts, { people: 0 }, 'people', 'a whole number from 1 up'],
  [Facts, { answerTime: '' }, 'answerTime', 'found nothing'],
])('a price, a time or a number that no sentence could take over is named: %#', (schema, record, field, expected) => {
  expect(problemsOf(schema, record)).toEqual([[field, expect.stringContaining(expected) as unknown]]);
});

test('a network without a logo is named, with the networks that have one', () => {
  const link = 'https://www.example.com/us';
  expect(problemsOf(SocialLinks, [{ name: 'Example', icon: 'example', link }])).toEqual([
    ['0.icon', expect.stringContaining('expected one of: linkedin, facebook') as unknown],
  ]);
});

test('the facts of both companies are right', async () => {
  for (const folder of ['content', 'tests/fixtures/company']) {
    const [of, elsewhere, money] = await Promise.all(
      ['site.ts', 'elsewhere.ts', 'currency.ts'].map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<unknown>),
    );
    const Company = z.object({
      of: z.object({ site: Site }),
      elsewhere: z.object({ social: SocialLinks, map: Place }),
      money: z.object({ currency: Currency }),
    });
    expect(problemsOf(Company, { of, elsewhere, money })).toEqual([]);
  }
});

function problemsOf(schema: z.ZodType, value: unknown): [field: string, expected: string][] {
  const problems: Problem[] = [];
  check(schema, value, 'record.ts', problems);
  return problems.map(({ field, expected }) => [field, expected]);
}
