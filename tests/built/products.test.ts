/** What the list of products and the two product pages tell without a browser: texts, order, prices, links, structured data. */
import { describe, expect, test } from 'vitest';
import { cuts } from '#content/constants.ts';
import { ecommerce360, layout, products, restaurantManagement } from '#content/records.ts';
import { productMenu } from '#content/menus.ts';
import { offerId } from '#content/offer-id.ts';
import { cutAtWord } from '#lib/cut.ts';
import { paths } from '#lib/paths.ts';
import { offerLink } from '#lib/offer-link.ts';
import { all, attributes, builtPage, linkTo, one, sectionOf, structuredData, text, texts } from '../support/built-pages.ts';

/** Of what the home page's quote section is told. */
const quoteAbout = (...titles: string[]) => offerLink(offerId(...titles), '/#quoteSection');

test('the list says what each product costs at the start and each month', () => {
  const { heading, columns, rows } = products.prices;
  const [head, ...lines] = all('tr', sectionOf(heading, one('main', builtPage(paths.products).tree)));
  expect(head && texts('th', head)).toEqual([columns.product, columns.start, columns.monthly]);
  expect(lines.map((line) => texts('th, td', line))).toEqual(rows.map(({ product, start, monthly }) => [product, start, monthly]));
});

test('the list shows six products in their order, each with its features and a link to its page', () => {
  const rows = all('article', one('main', builtPage(paths.products).tree));
  const consultancy = paths.strategicConsultancy;
  const expected = [
    [ecommerce360.name, '/product-solution/ecommerce-360'],
    [restaurantManagement.name, '/product-solution/restaurant-management'],
    ...productMenu.slice(2).map(({ name }) => [name, consultancy]),
  ];
  expect(rows.map((row) => text(one('h2', row)))).toEqual(expected.map(([name]) => name));
  expect(rows.map((row) => linkTo(`${products.explore}: ${text(one('h2', row))}`, row))).toEqual(expected.map(([, link]) => link));
  for (const row of rows) expect(all('li', row).length).toBeGreaterThanOrEqual(3);
});

test('a shop owner is led from the plans to the comparison of the ways to a shop', () => {
  const { name = '', link = '' } = ecommerce360.plansLink ?? {};
  const main = one('main', builtPage('/product-solution/ecommerce-360').tree);
  expect(linkTo(name, main)).toBe(link);
  const [address = '', id] = link.split('#');
  expect(all(`#${id}`, builtPage(address).tree)).toHaveLength(1);
});

const pages = [
  { path: '/product-solution/ecommerce-360', product: ecommerce360 },
  { path: '/product-solution/restaurant-management', product: restaurantManagement },
];

describe.each(pages)('$path', ({ path, product }) => {
  const { name } = product;
  const { tree } = builtPage(path);
  const main = one('main', tree);
  const cards = all('article', sectionOf(product.plansTitle, main));

  test('has a customer’s sentence with name and result, and says whose rating it shows', () => {
    const [proof] = all('div:has(> figure > blockquote)', main);
    const { quote, name: customer, role, story } = product.proof;
    expect(proof && [text(one('blockquote', proof)), text(one('figcaption', proof)), ...texts('p', proof)]).toEqual([
      quote,
      `${customer}, ${role}`,
      story,
      products.productPage.rating,
    ]);
  });

  test('leads with both buttons of its head to the quote section, and has its name with its stars on the badge', () => {
    const { buy, demo } = products.productPage;
    for (const button of [buy, demo]) expect(linkTo(button, main)).toBe(quoteAbout(name, button));
    const [badge] = all('p:has([role="img"])', main);
    expect(badge && text(badge)).toBe(name);
    expect(badge && attributes('[role="img"]', 'ariaLabel', badge)).toEqual([`4.5 ${layout.rating.outOf} 5`]);
  });

  test('has its highlights in their order, and its themes', () => {
    const highlights = all('ul:has(> li > b)', main).flatMap((list) => all('li', list));
    expect(highlights.map((item) => texts('b, span', item))).toEqual(product.highlights.map(({ count, sub }) => [count, sub]));
    const themes = all('article', sectionOf(product.themesTitle, main));
    expect(themes.map((theme) => text(one('h3', theme)))).toEqual(product.themes.map(({ themeName }) => themeName));
    for (const theme of themes) expect(attributes('img', 'alt', theme)).toEqual([expect.stringMatching(/\S/)]);
  });

  test('shows each feature with its text, picture and list', () => {
    const section = sectionOf(product.featuresTitle, main);
    const details = all('section > div section', section);
    expect(details.map((detail) => texts('h3, p, li', detail))).toEqual(
      product.features.map(({ featuredSub, featuredDesc, featuredList }) => [featuredSub, featuredDesc].concat(featuredList)),
    );
    expect(details.map((detail) => attributes('img', 'alt', detail))).toEqual(
      product.features.map(({ featuredImg }) => [featuredImg?.alt]),
    );
    const ids = details.map(({ properties }) => `#${properties.id}`);
    expect(attributes('li a', 'href', section)).toEqual(ids);
  });

  test('shows each plan with its price, and leads to the form that its button names', () => {
    const shown = cards.map((card) => {
      const [price = ''] = texts('p', card);
      const [label = ''] = texts('a', card);
      return [text(one('h3', card)), price, label.split(':')[0]].concat(attributes('a', 'href', card));
    });
    expect(shown).toEqual(
      product.plans.map(({ planName, price, billingCycle, buttonText, buttonLink }) => [
        planName,
        `${price} ${billingCycle}`,
        buttonText,
        offerLink(offerId(name, planName), buttonLink),
      ]),
    );
  });

  test('says what follows the two buttons, what a plan costs in the company’s currency, at which rate and with which set-up', () => {
    const { next, start, converted } = products.productPage;
    expect(texts('p', main)).toEqual(expect.arrayContaining([next, `${start} ${product.plansNote} ${converted.exchange}`]));
    for (const [i, card] of cards.entries()) expect(text(card)).toContain(`${converted.about} ${product.plans[i]?.converted}`);
  });

  test('shows five features of a plan and offers the others, if there are any', () => {
    for (const [i, card] of cards.entries()) {
      const features = product.plans[i]?.features ?? [];
      expect(texts('li', card)).toEqual(features);
      expect(texts('details li', card)).toEqual(features.slice(5));
      expect(texts('summary', card)).toEqual(features.length > 5 ? [products.productPage.showMore + products.productPage.showLess] : []);
      expect(all('details[open]', card)).toEqual([]);
    }
    expect(all('summary', sectionOf(product.plansTitle, main)).length).toBeGreaterThan(0);
  });

  test('cuts a long description of a plan at a word; the whole stays for assistive technology', () => {
    for (const [i, card] of cards.entries()) {
      const description = product.plans[i]?.description ?? '';
      const cut = cutAtWord(description, cuts.planDescription);
      const paragraph = all('p', card)[1] ?? card;
      const expected = cut === description ? [[], description] : [[cut], cut + description];
      expect([texts('[aria-hidden="true"]', paragraph), text(paragraph)]).toEqual(expected);
      expect(cut.length).toBeLessThanOrEqual(61);
    }
  });

  test('names its tools, and asks its questions with the first answer alone open', () => {
    expect(texts('li h3', sectionOf(product.toolsTitle, main))).toEqual(product.tools.map((tool) => tool.name));
    const questions = all('details', sectionOf(product.faqTitle, main));
    expect(questions.map((question) => texts('h3, p', question))).toEqual(product.faq.map(({ Question, Answer }) => [Question, Answer]));
    expect(questions.map(({ properties }) => Boolean(properties.open))).toEqual(questions.map((_, i) => i === 0));
  });

  test('tells search engines of its offers and the way here', () => {
    const some: unknown = expect.arrayContaining([expect.anything()]);
    expect(structuredData(tree)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'Product', name, offers: some }),
        expect.objectContaining({ '@type': 'BreadcrumbList', itemListElement: some }),
      ]),
    );
  });
});
