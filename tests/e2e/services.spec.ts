import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { appDevelopment } from '#content/services/app-development.ts';
import { customSoftware } from '#content/services/custom-software.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
import { expect, test } from '../support/test.ts';

const servicePages = [
  { path: '/services/webDesigAndDev', content: webDesignAndDevelopment, banner: true },
  { path: '/services/wordpressDev', content: wordpress, banner: true },
  { path: '/services/customSoftwareDev', content: customSoftware, banner: false },
];
const appPage = '/services/appDevelopment';

for (const { path, content, banner } of servicePages) {
  const offerings = content.groups.flatMap((group) => group.offerings);

  test(`${path}: hero, offers, tools, banner and questions follow each other`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const order = [...content.groups.map(({ name }) => name), content.tools.title, content.questions.title];
    expect(headings.filter((text) => order.includes(text))).toEqual(order);
  });

  test(`${path}: every offer has its price and a button of its own that leads to the contact page`, async ({ page, open }) => {
    await open(path);
    for (const { title, price, cta } of offerings) {
      const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(offer.getByText(price)).toBeVisible();
      await expect(offer.getByRole('link')).toHaveAccessibleName(`${cta} (${title})`);
      await expect(offer.getByRole('link')).toHaveAttribute('href', '/contact');
    }
    await page.getByRole('link', { name: `(${offerings[0]?.title})` }).click();
    await expect(page).toHaveURL('/contact');
  });

  test(`${path}: the price leads to the contact page, the second button down to the offers`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('link', { name: content.heroActions.quote, exact: true })).toHaveAttribute('href', '/contact');
    await page.getByRole('link', { name: content.heroActions.offers, exact: true }).click();
    await expect(page.getByRole('heading', { name: offerings[0]?.title ?? '' })).toBeInViewport();
  });

  test(`${path}: each tool is named in text beside what it is good for`, async ({ page, open }) => {
    await open(path);
    for (const { name, benefit } of content.tools.items) {
      const tool = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(tool).toContainText(benefit.join(''));
    }
  });

  test(`${path}: ${banner ? 'the banner leads' : 'no banner leads'} to the portfolio`, async ({ page, open }) => {
    await open(path);
    const link = page.getByRole('link', { name: 'View Project' });
    await expect(link).toHaveCount(banner ? 1 : 0);
    if (!banner) return;
    await link.click();
    await expect(page).toHaveURL('/portfolio');
  });

  test(`${path}: one answer is open at a time, at first the first`, async ({ page, open }) => {
    await open(path);
    const [first, second] = content.questions.items;
    const answer = (text = '') => page.getByText(text, { exact: true });
    await expect(answer(first?.Answer)).toBeVisible();
    await page.getByRole('heading', { name: second?.Question ?? '' }).click();
    await expect(answer(second?.Answer)).toBeVisible();
    await expect(answer(first?.Answer)).toBeHidden();
    await page.getByRole('heading', { name: second?.Question ?? '' }).click();
    await expect(answer(second?.Answer)).toBeHidden();
  });

  test(`${path}: search engines are told of the service, its prices, its answers and its place`, async ({ page, open }) => {
    await open(path);
    const data = await structured(page);
    expect(data.map(({ '@type': type }) => type)).toEqual(['BreadcrumbList', 'Service', 'FAQPage']);
    const offers = data[1]?.hasOfferCatalog?.itemListElement ?? [];
    expect(offers.map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual(
      offerings.map(({ price }) => `${price.replaceAll(/\D/g, '')} BDT`),
    );
    expect(data[2]?.mainEntity?.length).toBe(content.questions.items.length);
  });
}

test('the three service pages open with three different pictures', async ({ page, open }) => {
  const pictures: (string | null)[] = [];
  for (const { path } of servicePages) {
    await open(path);
    pictures.push(await page.getByRole('main').getByRole('figure').first().getByRole('img').first().getAttribute('alt'));
  }
  expect(new Set(pictures).size).toBe(3);
  expect(pictures.every((alt) => alt && alt.length > 20)).toBe(true);
});

test('the built part of the patchwork leads to its project', async ({ page, open }) => {
  await open('/services/customSoftwareDev');
  await page.getByRole('link', { name: customSoftware.patchwork.link }).click();
  await expect(page).toHaveURL(`/portfolio/${encodeURIComponent(customSoftware.patchwork.project)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customSoftware.patchwork.project);
});

test('the kind of work stays in view while its offers pass', { tag: '@desk' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open('/services/webDesigAndDev');
  const last = page.getByRole('heading', { name: webDesignAndDevelopment.groups[1]?.offerings.at(-1)?.title ?? '', exact: true });
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(page.getByRole('heading', { level: 2, name: webDesignAndDevelopment.groups[1]?.name ?? '' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: webDesignAndDevelopment.groups[0]?.name ?? '' })).not.toBeInViewport();
});

test('the app page: Contact Us and all six cards lead to the contact page', async ({ page, open }) => {
  await open(appPage);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  for (const { title, cta } of appDevelopment.services.cards) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByRole('link', { name: cta })).toHaveAttribute('href', '/contact');
  }
  await page.getByRole('heading', { name: appDevelopment.services.cards[2].title }).click({ force: true });
  await expect(page).toHaveURL('/contact');
});

test('the app page: seven technologies and six key elements, each number once on the picture and once beside its note', async ({
  page,
  open,
}) => {
  await open(appPage);
  await expect(page.getByRole('heading', { level: 2, name: 'Key Elements to Consider in a Website' })).toBeVisible();
  const technologies = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: appDevelopment.technologies.title }) });
  await expect(technologies.getByRole('listitem')).toHaveCount(7);
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: appDevelopment.keyElements.alt }) });
  expect(await figure.locator('b').allTextContents()).toEqual(['1', '2', '3', '4', '5', '6']);
  const picture = await figure.getByRole('img').boundingBox();
  for (const mark of await figure.locator('b').all()) {
    const box = await mark.boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(middle).toBeGreaterThan(picture?.x ?? 0);
    expect(middle).toBeLessThan((picture?.x ?? 0) + (picture?.width ?? 0));
  }
});

test('the industries are twelve, and the first four come again', async ({ page, open }) => {
  await open(appPage);
  const names = await industries(page).allTextContents();
  expect(names).toHaveLength(16);
  expect(new Set(names).size).toBe(12);
  expect(names.slice(12)).toEqual(names.slice(0, 4));
});

test('the industries stand in eight, four or two columns', { tag: '@desk' }, async ({ page, open }) => {
  await open(appPage);
  for (const [width, columns] of [
    [1440, 8],
    [900, 4],
    [600, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await industries(page).evaluateAll(
      (all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().left))).size,
    );
    expect(lefts).toBe(columns);
  }
});

test('the list shows each service with what is featured in it, and leads to its page', async ({ page, open }) => {
  await open('/services');
  for (const { name, link, productTitle, featured } of serviceMenu) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    await expect(row).toContainText(productTitle);
    for (const { featuredName } of featured) await expect(row.getByText(featuredName, { exact: true })).toBeVisible();
    await expect(row.getByRole('link', { name: `Read More about ${name}` })).toHaveAttribute('href', link);
  }
  await page.getByRole('heading', { level: 2, name: 'App Development' }).click({ force: true });
  await expect(page).toHaveURL(appPage);
});

test('strategic consultancy shows one word and nothing else', async ({ page, open }) => {
  await open('/services/strategicConsultancy');
  await expect(page.getByRole('main')).toHaveText('StrategicConsultancy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('StrategicConsultancy');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test('no service page can be scrolled sideways, from a narrow phone to a wide screen', { tag: '@desk' }, async ({ page, open }) => {
  for (const path of ['/services', ...servicePages.map((service) => service.path), appPage, '/services/strategicConsultancy']) {
    await open(path);
    for (const width of [320, 768, 1024, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
    }
  }
});

test('a service page is complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/services/wordpressDev`);
  const second = wordpress.questions.items[1];
  await page.getByRole('heading', { name: second?.Question ?? '' }).click();
  await expect(page.getByText(second?.Answer ?? '', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `(${wordpress.groups[0]?.offerings[0]?.title})` }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await context.close();
});

function industries(page: Page) {
  return page.getByRole('list').filter({ hasText: appDevelopment.industries.items[11].name }).getByRole('listitem');
}

const Structured = v.looseObject({
  '@type': v.string(),
  hasOfferCatalog: v.optional(v.looseObject({ itemListElement: v.array(v.looseObject({ price: v.number(), priceCurrency: v.string() })) })),
  mainEntity: v.optional(v.array(v.unknown())),
});

/** What the page tells search engines, in its order. */
async function structured(page: Page): Promise<v.InferOutput<typeof Structured>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => v.parse(Structured, JSON.parse(script)));
}
