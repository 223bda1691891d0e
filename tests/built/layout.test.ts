/** What is the same on every page: header and footer. Proved on one page, since all pages share the component. */
import { navigation, quickLinks } from '#content/navigation.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import {
  notFound,
  layout,
  appDevelopment,
  wordpress,
  blog,
  jobs,
  portfolio,
  restaurantManagement,
  social as socialLinks,
} from '#content/records.ts';
import { productMenu, serviceMenu } from '#content/menus.ts';
import { offerId } from '#content/offer-id.ts';
import { emailLink, phoneLink, site } from '#content/site.ts';
import { all, attributes, builtPage, one, parsePage, text, texts } from '../support/built-pages.ts';
import { site as builtSite } from '../support/sites.ts';

const { tree } = builtPage('/company/faq');
const header = one('header[class]:has(nav)', tree);
const footer = one('footer', tree);

/** Each link's text and address. */
function links(selector: string, within: Element | Root): [string, string | undefined][] {
  return all(selector, within).map((link) => [text(link), attributes('a', 'href', { type: 'root', children: [link] })[0]]);
}

/** The six services, each with its page (specification, section 2). */
const servicePages = [
  '/services/webDesigAndDev',
  '/services/webDesigAndDev',
  '/services/wordpressDev',
  '/services/customSoftwareDev',
  '/services/appDevelopment',
  '/services/strategicConsultancy',
].map((path, i) => [serviceMenu[i]?.name, path]);

describe('the header', () => {
  const items = all('nav > ul > li', header);
  const { home, service, product, company, contact } = navigation;

  test('has its six items in order, three of them menus', () => {
    const names = items.map((item) => texts('summary', item)[0] ?? text(item));
    expect(names).toEqual([home, service, product, navigation.portfolio, company, contact].map(({ name }) => name));
    expect(items.flatMap((item) => links(':scope > a', item))).toEqual([
      [home.name, '/'],
      [navigation.portfolio.name, '/portfolio'],
      [contact.name, '/contact'],
    ]);
  });

  const entriesOf = (name: string) => {
    const item = items.find((candidate) => texts('summary', candidate).includes(name));
    if (!item) throw new Error(`no menu '${name}'`);
    return all('ul a', item).map((link) => [text(one('b', link)), link.properties.href]);
  };

  test('leads from its menus to services, products and the company', () => {
    expect(entriesOf(service.name)).toEqual(servicePages);
    expect(entriesOf(product.name)).toEqual([
      [productMenu[0]?.name, '/product-solution/ecommerce-360'],
      [productMenu[1]?.name, '/product-solution/restaurant-management'],
      ...productMenu.slice(2).map(({ name }) => [name, '/services/strategicConsultancy']),
    ]);
    const { items: companyPages } = company;
    expect(entriesOf(company.name)).toEqual([
      [companyPages[0]?.name, '/company/aboutUs'],
      [companyPages[1]?.name, '/company/blog'],
      [companyPages[2]?.name, '/company/career'],
      [companyPages[3]?.name, '/company/faq'],
      [companyPages[4]?.name, '/company/termsConditions'],
    ]);
    expect(links('details a', header)).toContainEqual([layout.productMenu.all, '/product-solution']);
    expect(links('details a', header)).toContainEqual([layout.serviceMenu.all, '/services']);
  });

  test('cuts a product’s description to 40 characters and an ellipsis, and has it whole for assistive technology', () => {
    const menu = items.find((item) => texts('summary', item).includes(product.name));
    const found = all('ul a', menu ?? tree).map((link) => ({
      shown: texts('span[aria-hidden]', link),
      whole: texts('.visually-hidden', link),
    }));
    const letters = (of: string) => Array.from(new Intl.Segmenter('en').segment(of), ({ segment }) => segment);
    expect(found).toEqual(
      productMenu.map(({ description }) =>
        letters(description).length > 40
          ? { shown: [`${letters(description).slice(0, 40).join('').trimEnd()}…`], whole: [description] }
          : { shown: [], whole: [] },
      ),
    );
  });

  test.each([
    ['/company/faq', '/#quoteSection'],
    ['/product-solution/restaurant-management', `/?about=${offerId(restaurantManagement.name)}#quoteSection`],
    ['/services/appDevelopment', `/contact?about=${offerId(appDevelopment.hero.title)}`],
    ['/services/wordpressDev', `/contact?about=${offerId(wordpress.title)}`],
    ['/contact', '#contact-form'],
  ])('asks for a quote about what the page sells: %s', (path, link) => {
    expect(attributes('header a', 'href', builtPage(path).tree).filter((href) => href === link)).toHaveLength(2);
  });

  test('is what a desktop’s first paint waits for, to its last part', () => {
    const [awaited] = all('link[rel~="expect"][blocking="render"]', tree);
    expect(awaited?.properties.media).toMatch(/width >=/);
    expect(all(`header nav ~ ${String(awaited?.properties.href)}`, tree)).toHaveLength(1);
  });
});

describe('the footer', () => {
  const linksIn = (name: string) => links(`nav[aria-label="${name}"] a`, footer);

  test('has quick links, popular links and how to reach the company', () => {
    expect(linksIn(layout.footer.quickLinks)).toEqual([
      [quickLinks[0]?.name, '/company/aboutUs'],
      [quickLinks[1]?.name, '/company/career'],
      [quickLinks[2]?.name, '/company/faq'],
      [quickLinks[3]?.name, '/company/termsConditions'],
      [quickLinks[4]?.name, '/contact'],
    ]);
    expect(linksIn(layout.footer.popularLinks)).toEqual(servicePages);
    const address = one('address', footer);
    expect(text(address)).toContain(site.address.street);
    expect(links('a', address)).toEqual([
      [site.email, emailLink],
      [site.phone, phoneLink],
      [layout.serviceMenu.abroad, '/services#abroad'],
    ]);
    expect(text(footer)).toContain(`© ${site.copyright} ${site.name}`);
  });

  test('has eight social links that open apart and say so', () => {
    const social = all(`ul[aria-label="${layout.footer.social}"] a`, footer);
    expect(social.map((link) => text(link).replace(` ${layout.newTab}`, ''))).toEqual(socialLinks.map(({ name }) => name));
    expect(socialLinks).toHaveLength(8);
    for (const link of social) {
      expect(link.properties).toMatchObject({ target: '_blank', rel: ['noopener', 'noreferrer'] });
      expect(text(link)).toContain(layout.newTab);
    }
  });
});

describe('the delivered page of an unknown address says so before the app starts', () => {
  const delivered = (folder: string) => {
    const file = join(builtSite.folder, folder, '404.html');
    return one('main', parsePage(readFileSync(file, 'utf8'), file));
  };

  test('with a way home', () => {
    const page = delivered('');
    expect(texts('h1', page)).toEqual([notFound.heading]);
    expect(text(page)).toContain(notFound.text);
    expect(attributes('img', 'alt', page)).toEqual([notFound.imageAlt]);
    expect(links('a', page)[0]).toEqual([notFound.button, '/']);
    expect(attributes('nav a', 'href', page)).toEqual(expect.arrayContaining(['/services', '/product-solution', '/portfolio', '/contact']));
  });

  test.each([
    ['company/blog', blog.notFound],
    ['portfolio', portfolio.notFound],
    ['company/career/circular', jobs.job.notFound],
  ])('below /%s with its own text', (folder, heading) => {
    expect(texts('h1', delivered(folder))).toEqual([heading]);
  });
});
