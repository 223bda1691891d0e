/** What the pages tell search engines as structured data: complete, true, and on every page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { currency } from '#content/records.ts';
import { money } from '#content/money.ts';
import { paths } from '#lib/paths.ts';
import { all, attributes, builtPages, fileOf, meta, one, structuredData, text } from '../support/built-pages.ts';
import { prices, properties, references, valuesAt } from '../support/structured-data.ts';
import { site as builtSite } from '../support/sites.ts';

/**
 * By type, what has to be there: what Google's documentation of rich results requires, and what it recommends and this site has.
 * A dot leads into an object, into each item of a list, and to what an id refers to. TypeScript has checked the names against
 * the vocabulary (schema-dts). A type that is not in this table fails.
 */
const required: Record<string, string> = {
  WebSite: 'name url publisher.name',
  Organization: 'name url logo',
  LocalBusiness:
    'name url logo telephone email contactPoint.telephone contactPoint.contactType geo.latitude geo.longitude ' +
    'address.streetAddress address.addressLocality address.postalCode address.addressCountry ' +
    'openingHoursSpecification.dayOfWeek openingHoursSpecification.opens openingHoursSpecification.closes',
  BreadcrumbList: 'itemListElement.position itemListElement.name itemListElement.item',
  BlogPosting: 'headline image datePublished dateModified author.name author.url publisher.name publisher.logo',
  JobPosting:
    'title description datePosted validThrough employmentType directApply identifier.name identifier.value hiringOrganization.name',
  Product: 'name image brand.name offers.price offers.priceCurrency offers.availability',
};

/** Properties whose texts a reader of the page sees too. */
const visible = 'name headline title text description email telephone streetAddress addressLocality postalCode articleSection';

describe('the structured data', () => {
  const { folder } = builtSite;
  const pages = builtPages(folder).map(({ path, tree }) => ({ path, tree, graph: structuredData(tree) }));
  const ofType = (type: string) =>
    pages.flatMap(({ path, tree, graph }) => graph.filter((node) => node['@type'] === type).map((node) => ({ path, tree, graph, node })));
  const indexedBelow = (list: string) =>
    pages.filter(({ path, tree }) => meta('robots', tree) !== 'noindex' && path.startsWith(`${list}/`)).length;
  const { origin } = new URL(pages.map(({ tree }) => meta('og:url', tree) ?? '')[0] ?? '');

  test('is on every page that is indexed, in one script, with the way to it from the home page', () => {
    for (const { path, tree, graph } of pages) {
      const indexed = meta('robots', tree) !== 'noindex';
      expect(all('script[type="application/ld+json"]', tree), path).toHaveLength(indexed ? 1 : 0);
      const steps = valuesAt(
        graph.filter((node) => node['@type'] === 'BreadcrumbList'),
        'itemListElement.item',
        graph,
      );
      const canonical = attributes('link[rel="canonical"]', 'href', tree);
      expect([steps[0], steps.at(-1)], path).toEqual(indexed && path !== '/' ? [`${origin}/`, ...canonical] : [undefined, undefined]);
    }
  });

  test('has everything that a search engine requires of its type', () => {
    const missing = pages.flatMap(({ path, graph }) =>
      graph.flatMap((node) =>
        (required[node['@type']] ?? 'a-rule-for-this-type').split(' ').flatMap((name) => {
          const values = valuesAt(node, name, graph);
          return values.length > 0 && values.every((value) => value !== undefined && value !== '')
            ? []
            : `${path}: ${node['@type']} ${name}`;
        }),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('describes a thing once on a page, and refers only to what is there', () => {
    for (const { path, graph } of pages) {
      const ids = graph.flatMap((node) => node['@id'] ?? []);
      expect(new Set(ids).size, path).toBe(ids.length);
      expect(ids, path).toEqual(expect.arrayContaining(references(graph)));
    }
  });

  test('says nothing that the page does not show', () => {
    const invented = pages.flatMap(({ path, graph, tree }) => {
      const body = text(one('body', tree));
      // A page's short name, which only search engines show.
      const texts = properties(graph.filter((node) => node['@type'] !== 'BreadcrumbList')).flatMap(({ name, value }) =>
        visible.split(' ').includes(name) && typeof value === 'string' ? value : [],
      );
      return [...texts.flatMap((value) => (body.includes(value) ? [] : partsOf(value))), ...prices(graph, currency)]
        .filter((part) => !body.includes(part))
        .map((part) => `${path}: ${part}`);
    });
    expect(invented).toEqual([]);
  });

  test('names only addresses of this site that exist, and each of a list once', () => {
    const missing = pages.flatMap(({ path, graph }) =>
      properties(graph)
        .flatMap(({ name, value }) => (name !== '@id' && typeof value === 'string' && value.startsWith(`${origin}/`) ? value : []))
        .filter((address) => {
          const name = decodeURIComponent(new URL(address).pathname);
          return !existsSync(join(folder, fileOf(name))) && !(/\.\w+$/.test(name) && existsSync(join(folder, name)));
        })
        .map((address) => `${path}: ${address}`),
    );
    expect(missing).toEqual([]);
    for (const { path, node, graph } of ofType('BreadcrumbList')) {
      const addresses = valuesAt(node, 'itemListElement.item', graph);
      expect(new Set(addresses).size, path).toBe(addresses.length);
      expect(valuesAt(node, 'itemListElement.position', graph), path).toEqual(addresses.map((__, i) => i + 1));
    }
  });

  test('has of posts days with a time zone and a picture of at least 1200 px', async () => {
    const works = ofType('BlogPosting');
    expect(works).toHaveLength(indexedBelow(paths.blog));
    for (const { path, node } of works) {
      for (const day of [node.datePublished, node.dateModified]) expect(day, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      const { width } = await sharp(join(folder, new URL(String(node.image)).pathname)).metadata();
      expect(width, path).toBeGreaterThanOrEqual(1200);
    }
  });

  test('has of a vacancy an office, a country to work from, or both, and the salary that the page names', () => {
    const vacancies = ofType('JobPosting');
    expect(vacancies).toHaveLength(indexedBelow('/company/career/circular'));
    for (const { path, node, graph, tree } of vacancies) {
      const [street] = valuesAt(node, 'jobLocation.address.streetAddress', graph);
      const [country] = valuesAt(node, 'applicantLocationRequirements.name', graph);
      expect(street ?? country, path).toEqual(expect.any(String));
      expect(node.jobLocationType, path).toBe(country === undefined ? undefined : 'TELECOMMUTE');
      const facts = text(one('main dl', tree));
      const amounts = ['min', 'max'].flatMap((end) => valuesAt(node, `baseSalary.value.${end}Value`, graph)).filter(Number);
      expect(amounts, path).toHaveLength(facts.includes(`${currency.before}${currency.after}`) ? 2 : 0);
      for (const amount of amounts) expect(facts, path).toContain(money(Number(amount), { ...currency, before: '', after: '' }));
    }
  });
});

/** The texts between tags of a description that is HTML; the names of several things with one address. */
function partsOf(value: string): string[] {
  return value
    .split(/<[^>]+>|, /)
    .map((part) => part.replaceAll('&lt;', '<').replaceAll('&amp;', '&').replaceAll('&#x26;', '&').replaceAll('&#x3C;', '<'))
    .flatMap((part) => part.replaceAll(/[ \t\r\n]+/g, ' ').trim() || []);
}
