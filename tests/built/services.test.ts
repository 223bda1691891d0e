/** What the pages of the services tell without a browser: texts, order, prices, links and structured data. */
import { describe, expect, test } from 'vitest';
import {
  services,
  strategicConsultancy,
  appDevelopment,
  customSoftware,
  lowestPrices,
  waysToAShop,
  webDesignAndDevelopment,
  wordpress,
} from '#content/records.ts';
import { serviceMenu } from '#content/menus.ts';
import type { ServiceOffering } from '#content/schemas/services.ts';
import { offerId } from '#content/offer-id.ts';
import { paths } from '#lib/paths.ts';
import { offerLink } from '#lib/offer-link.ts';
import { all, attributes, builtPage, linkTo, one, sectionOf, structuredData, text, texts } from '../support/built-pages.ts';

const servicePages = [
  { path: paths.webDesign, content: webDesignAndDevelopment, banner: webDesignAndDevelopment.portfolioBanner },
  { path: paths.wordpress, content: wordpress, banner: wordpress.portfolioBanner },
  { path: paths.customSoftware, content: customSoftware, banner: undefined },
];

describe.each(servicePages)('$path', ({ path, content, banner }) => {
  const { tree } = builtPage(path);
  const main = one('main', tree);
  const offerings: ServiceOffering[] = content.groups.flatMap((group) => group.offerings);
  const links = content.groups.flatMap((group) => group.offerings.map(({ title }) => offerLink(offerId(group.name, title))));

  test('has its hero, offers, tools, banner and questions in this order', () => {
    expect(text(one('h1', main))).toBe(content.title);
    const order = [...content.groups.map(({ name }) => name), content.tools.title, banner?.title, content.questions.title];
    const headings = texts('h2', main);
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order.filter(Boolean));
  });

  test('gives each offer its prices, its time and a button with a name of its own that leads to the contact page', () => {
    const offers = all('li:has(> h3):has(> a)', main);
    expect(offers.map((offer) => text(one('h3', offer)))).toEqual(offerings.map(({ title }) => title));
    for (const [i, offer] of offers.entries()) {
      const { title, price, cta } = offerings[i] ?? {};
      const upTo = price?.upTo ? [`${services.prices.to} ${price.upTo}`] : [];
      expect(texts('p', offer)[1]).toBe([price?.from, ...upTo, price?.dollars, price?.time].join(' '));
      expect(text(one('a', offer))).toBe(`${cta} (${title})`);
      expect(attributes('a', 'href', offer)).toEqual([links[i]]);
    }
  });

  test('has the note about its prices once, in the head of its offers', () => {
    const [fragment = ''] = /#.+/.exec(linkTo(content.heroActions.offers, main)) ?? [];
    const groups = all(`${fragment} > div`, main);
    const notes = groups.map((group) => texts('div > p', group).filter((note) => note === services.prices.note).length);
    expect(notes).toEqual(content.groups.map((_, i) => (i === 0 ? 1 : 0)));
  });

  test('leads from the hero to the contact page, and down to the offers', () => {
    expect(linkTo(content.heroActions.quote, main)).toBe(offerLink(offerId(content.title)));
    const [fragment = ''] = /#.+/.exec(linkTo(content.heroActions.offers, main)) ?? [];
    expect(texts('h2', one(fragment, main))).toEqual(content.groups.map(({ name }) => name));
  });

  test('names each tool in text beside what it is good for', () => {
    const tools = all('li', sectionOf(content.tools.title, main));
    expect(tools.map((tool) => texts('h3, p', tool))).toEqual(content.tools.items.map(({ name, benefit }) => [name].concat(benefit)));
  });

  test(`has ${banner ? 'a' : 'no'} banner that leads to the portfolio`, () => {
    const banners = all('a', main).filter((link) => text(link) === banner?.button);
    expect(banners.map(({ properties }) => properties.href)).toEqual(banner ? [paths.portfolio] : []);
    if (!banner) return;
    const band = sectionOf(banner.title, main);
    expect(attributes('li a', 'href', band)).toEqual(banner.projects.map(paths.project));
    for (const picture of attributes('li img', 'alt', band)) expect(picture).toBe('');
  });

  test('asks each question with its answer, and the first answer alone is open', () => {
    const questions = all('details', sectionOf(content.questions.title, main));
    expect(questions.map((question) => texts('h3, p', question))).toEqual(
      content.questions.items.map(({ Question, Answer }) => [Question, Answer]),
    );
    expect(questions.map(({ properties }) => Boolean(properties.open))).toEqual(questions.map((_, i) => i === 0));
  });

  test('tells search engines its place in the site', () => {
    expect(structuredData(tree).map((part) => part['@type'])).toEqual(['BreadcrumbList']);
  });
});

test('the three service pages open with three different pictures, each described', () => {
  const pictures = servicePages.map(({ path }) => {
    const [figure] = all('main figure', builtPage(path).tree);
    return attributes('img', 'alt', figure ?? one('main figure', builtPage(path).tree)).find(Boolean) ?? '';
  });
  expect(new Set(pictures).size).toBe(3);
  for (const alt of pictures) expect(alt.length).toBeGreaterThan(20);
});

test('the built part of the patchwork leads to its project', () => {
  const { link, project } = customSoftware.heroFigure;
  const figure = one('main figure', builtPage(paths.customSoftware).tree);
  expect(linkTo(`${link} (${project})`, figure)).toBe(`/portfolio/${encodeURIComponent(project)}`);
});

describe('the page about apps', () => {
  const main = one('main', builtPage(paths.appDevelopment).tree);

  test('leads to the contact page from its hero and from each of six cards', () => {
    expect(linkTo(appDevelopment.hero.button, main)).toBe(offerLink(offerId(appDevelopment.hero.title)));
    const cards = all('li', sectionOf(appDevelopment.services.title, main));
    expect(cards).toHaveLength(6);
    expect(cards.map((card) => texts('h3, a', card))).toEqual(appDevelopment.services.cards.map(({ title, cta }) => [title, cta]));
    expect(cards.flatMap((card) => attributes('a', 'href', card))).toEqual(
      appDevelopment.services.cards.map(({ title }) => offerLink(offerId(title))),
    );
  });

  test('gives each card its prices and its time', () => {
    const cards = all('li', sectionOf(appDevelopment.services.title, main));
    expect(cards.map((card) => texts('p', card)[1])).toEqual(
      appDevelopment.services.cards.map(
        ({ price }) => `${price.from} ${services.prices.to} ${price.upTo} ${price.dollars}, ${price.pounds} ${price.time}`,
      ),
    );
  });

  test('has seven technologies', () => {
    expect(texts('li h3', sectionOf(appDevelopment.technologies.title, main))).toEqual(
      appDevelopment.technologies.items.map(({ name }) => name),
    );
    expect(all('li', sectionOf(appDevelopment.technologies.title, main))).toHaveLength(7);
  });

  test('numbers six key elements on a picture, and explains them in the same order', () => {
    const elements = sectionOf(appDevelopment.keyElements.title, main);
    expect(texts('figure b', elements)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(texts('ol > li h3', elements)).toEqual(appDevelopment.keyElements.items.map(({ title }) => title));
  });

  test('shows twelve industries, of which the first four come again', () => {
    const names = texts('li', sectionOf(appDevelopment.industries.title, main));
    expect(names).toHaveLength(16);
    expect(new Set(names).size).toBe(12);
    expect(names.slice(12)).toEqual(names.slice(0, 4));
  });
});

test('a shop owner can compare the ways to a shop, each with an answer to every question', () => {
  const ways = sectionOf(waysToAShop.title, one('main', builtPage(paths.webDesign).tree));
  expect(all('article', ways).map((way) => [text(one('h3', way)), texts('dt', way), texts('dd', way)])).toEqual(
    waysToAShop.ways.map(({ name, answers }) => [name, waysToAShop.questions, answers]),
  );
  const [, shop] = webDesignAndDevelopment.groups;
  expect(attributes('a', 'href', ways)).toEqual([
    offerLink(offerId(shop?.name ?? '', shop?.offerings[0]?.title ?? '')),
    paths.wordpress,
    '/product-solution/ecommerce-360',
  ]);
});

test('the list tells an agency abroad its conditions', () => {
  const agencies = sectionOf(services.agencies.heading, one('main', builtPage(paths.services).tree));
  const { items, more, proof } = services.agencies;
  expect(all('li:has(h3)', agencies).map((item) => texts('h3, p', item))).toEqual(
    [...items, ...more.items].map(({ title, text: told }) => [title, told]),
  );
  expect(texts('p', agencies)).toContain(proof.text);
  expect(linkTo(services.agencies.button, agencies)).toBe(offerLink(offerId(services.agencies.heading)));
});

test('the list shows each service with what is featured in it and what it costs, and leads to its page', () => {
  const main = one('main', builtPage(paths.services).tree);
  const rows = all('li:has(> div h2)', main);
  expect(rows.map((row) => text(one('h2', row)))).toEqual(serviceMenu.map(({ name }) => name));
  for (const [i, row] of rows.entries()) {
    const { name, link, productTitle, featured } = serviceMenu[i] ?? {};
    const { price, time } = lowestPrices[name ?? ''] ?? {};
    expect(texts('p', row)).toEqual([productTitle, `${price} ${time}`]);
    expect(texts('ul > li', row)).toEqual(featured?.map(({ featuredName }) => featuredName));
    expect(linkTo(`${services.readMore} ${services.about} ${name}`, row)).toBe(link);
  }
});

test('strategic consultancy shows one word and nothing else', () => {
  const main = one('main', builtPage(paths.strategicConsultancy).tree);
  expect(text(main)).toBe(strategicConsultancy.text);
  expect(text(one('h1', main))).toBe(strategicConsultancy.text);
  expect(all('a, img, button', main)).toEqual([]);
});
