/** What the list of products and the two product pages tell without a browser: texts, order, prices, links, structured data. */
import { describe, expect, test } from 'vitest';
import { cuts } from '#content/constants.ts';
import { products, ecommerce360, restaurantManagement } from '#content/records.ts';
import type { Product } from '#content/schemas/product.ts';
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
    ['E-commerce 360 Solutions', '/product-solution/ecommerce-360'],
    ['Restaurant Management', '/product-solution/restaurant-management'],
    ['LMS', consultancy],
    ['CRM', consultancy],
    ['HRMS', consultancy],
    ['ERP', consultancy],
  ];
  expect(rows.map((row) => text(one('h2', row)))).toEqual(expected.map(([name]) => name));
  expect(rows.map((row) => linkTo(`Explore The Product: ${text(one('h2', row))}`, row))).toEqual(expected.map(([, link]) => link));
  for (const row of rows) expect(all('li', row).length).toBeGreaterThanOrEqual(3);
});

test('a shop owner is led from the plans to the comparison of the ways to a shop', () => {
  const { name = '', link = '' } = ecommerce360.plansLink ?? {};
  const main = one('main', builtPage('/product-solution/ecommerce-360').tree);
  expect(linkTo(name, main)).toBe(link);
  const [address = '', id] = link.split('#');
  expect(all(`#${id}`, builtPage(address).tree)).toHaveLength(1);
});

/** The plans as the specification has them, in its section 3. */
const pages: { path: string; product: Product; name: string; plans: string[][] }[] = [
  {
    path: '/product-solution/ecommerce-360',
    product: ecommerce360,
    name: 'E-commerce 360 Solutions',
    plans: [
      ['Starter Plan', '$49.99 monthly', 'Get Started', quoteAbout('E-commerce 360 Solutions', 'Starter Plan')],
      ['Professional Plan', '$99.99 monthly', 'Get Started', quoteAbout('E-commerce 360 Solutions', 'Professional Plan')],
      ['Enterprise Plan', '$249.99 monthly', 'Get Started', quoteAbout('E-commerce 360 Solutions', 'Enterprise Plan')],
      ['Custom Plan', '$249.99 Flexible', 'Contact Us', offerLink(offerId('E-commerce 360 Solutions', 'Custom Plan'))],
    ],
  },
  {
    path: '/product-solution/restaurant-management',
    product: restaurantManagement,
    name: 'Restaurant Management',
    plans: [
      ['Starter Plan', '$55.66 monthly', 'Get Started', quoteAbout('Restaurant Management', 'Starter Plan')],
      ['Enterprise', '$199.99 monthly', 'Get Started', quoteAbout('Restaurant Management', 'Enterprise')],
      ['Commercial', '$149.99 monthly', 'Get Started', quoteAbout('Restaurant Management', 'Commercial')],
      ['Commercial', '$149.99 monthly', 'Get Started', quoteAbout('Restaurant Management', 'Commercial')],
    ],
  },
];

describe.each(pages)('$name', ({ path, product, name, plans }) => {
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

  test('leads with Buy Now and Live Demo to the quote section, and has its name with its stars on the badge', () => {
    expect(linkTo('Buy Now', main)).toBe(quoteAbout(name, 'Buy Now'));
    expect(linkTo('Live Demo', main)).toBe(quoteAbout(name, 'Live Demo'));
    const [badge] = all('p:has([role="img"])', main);
    expect(badge && text(badge)).toBe(name);
    expect(badge && attributes('[role="img"]', 'ariaLabel', badge)).toEqual(['4.5 out of 5']);
  });

  test('has four highlights in the specified order, and two themes', () => {
    const highlights = all('ul:has(> li > b)', main).flatMap((list) => all('li', list));
    expect(highlights.map((item) => texts('b, span', item))).toEqual([
      ['2.0.4', 'Latest Version'],
      ['210+', 'Product Sold'],
      ['4.5', 'Ratting And Reviews'],
      [expect.stringMatching(/\S/), 'Free Update'],
    ]);
    const themes = all('article', sectionOf(product.themesTitle, main));
    expect(themes.map((theme) => text(one('h3', theme)))).toEqual(['Default Theme', 'Classic Theme']);
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

  test('shows each plan with its price, and leads to the quote section, from the Custom Plan to Contact', () => {
    const shown = cards.map((card) => {
      const [price = ''] = texts('p', card);
      const [label = ''] = texts('a', card);
      return [text(one('h3', card)), price, label.split(':')[0]].concat(attributes('a', 'href', card));
    });
    expect(shown).toEqual(plans);
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
      expect(texts('summary', card)).toEqual(features.length > 5 ? ['Show MoreShow Less'] : []);
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
