/** What is the same on every page: header and footer. Proved on one page, since all pages share the component. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { notFound, layout, appDevelopment, wordpress } from '#content/records.ts';
import { productMenu } from '#content/menus.ts';
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

describe('the header', () => {
  const items = all('nav > ul > li', header);

  test('has its six items in order, three of them menus', () => {
    const names = items.map((item) => texts('summary', item)[0] ?? text(item));
    expect(names).toEqual(['Home', 'Service', 'Product and Solution', 'Portfolio', 'Company', 'Contact']);
    expect(items.flatMap((item) => links(':scope > a', item))).toEqual([
      ['Home', '/'],
      ['Portfolio', '/portfolio'],
      ['Contact', '/contact'],
    ]);
  });

  const entriesOf = (name: string) => {
    const item = items.find((candidate) => texts('summary', candidate).includes(name));
    if (!item) throw new Error(`no menu '${name}'`);
    return all('ul a', item).map((link) => [text(one('b', link)), link.properties.href]);
  };

  test('leads from its menus to services, products and the company', () => {
    expect(entriesOf('Service')).toEqual([
      ['Web Design', '/services/webDesigAndDev'],
      ['Web Development', '/services/webDesigAndDev'],
      ['WordPress 360', '/services/wordpressDev'],
      ['Software Development', '/services/customSoftwareDev'],
      ['App Development', '/services/appDevelopment'],
      ['Strategic Consultancy', '/services/strategicConsultancy'],
    ]);
    expect(entriesOf('Product and Solution')).toEqual([
      ['E-commerce 360 Solutions', '/product-solution/ecommerce-360'],
      ['Restaurant Management', '/product-solution/restaurant-management'],
      ...['LMS', 'CRM', 'HRMS', 'ERP'].map((name) => [name, '/services/strategicConsultancy']),
    ]);
    expect(entriesOf('Company')).toEqual([
      ['About Us', '/company/aboutUs'],
      ['Blog', '/company/blog'],
      ['Career', '/company/career'],
      ['FAQ', '/company/faq'],
      ['Terms & Conditions', '/company/termsConditions'],
    ]);
    expect(links('details a', header)).toContainEqual(['View All Product', '/product-solution']);
    expect(links('details a', header)).toContainEqual([layout.serviceMenu.all, '/services']);
  });

  test('cuts a product’s description to 40 characters and an ellipsis, and has it whole for assistive technology', () => {
    const menu = items.find((item) => texts('summary', item).includes('Product and Solution'));
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
    ['/product-solution/restaurant-management', '/?about=restaurant-management#quoteSection'],
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
  const navigation = (name: string) => links(`nav[aria-label="${name}"] a`, footer);

  test('has quick links, popular links and how to reach the company', () => {
    expect(navigation('Quick Links')).toEqual([
      ['About', '/company/aboutUs'],
      ['Career', '/company/career'],
      ['FAQ', '/company/faq'],
      ['Terms and Conditions', '/company/termsConditions'],
      ['Contact', '/contact'],
    ]);
    expect(navigation('Popular Links')).toEqual([
      ['Web Design', '/services/webDesigAndDev'],
      ['Web Development', '/services/webDesigAndDev'],
      ['WordPress 360', '/services/wordpressDev'],
      ['Software Development', '/services/customSoftwareDev'],
      ['App Development', '/services/appDevelopment'],
      ['Strategic Consultancy', '/services/strategicConsultancy'],
    ]);
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
    expect(social.map((link) => text(link).replace(` ${layout.newTab}`, ''))).toEqual([
      'LinkedIn',
      'Facebook',
      'Twitter/X',
      'YouTube',
      'Instagram',
      'Pinterest',
      'Threads',
      'TikTok',
    ]);
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
    expect(texts('h1', page)).toEqual(['Oops!!']);
    expect(text(page)).toContain(notFound.text);
    expect(attributes('img', 'alt', page)).toEqual([notFound.imageAlt]);
    expect(links('a', page)[0]).toEqual(['Back to Home', '/']);
    expect(attributes('nav a', 'href', page)).toEqual(expect.arrayContaining(['/services', '/product-solution', '/portfolio', '/contact']));
  });

  test.each([
    ['company/blog', 'Blog not found.'],
    ['portfolio', 'Project not found.'],
    ['company/career/circular', 'Circular not found'],
  ])('below /%s with its own text', (folder, heading) => {
    expect(texts('h1', delivered(folder))).toEqual([heading]);
  });
});
