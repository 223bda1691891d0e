/** What can be asked for on the built site, and the links that ask for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { dataFiles } from '#lib/paths.ts';
import { attributes, builtPages } from './built-pages.ts';
import { site } from './sites.ts';

const Offers = z.record(
  z.string(),
  z.looseObject({
    title: z.string(),
    line: z.string(),
    place: z.string(),
    service: z.string(),
    heading: z.string(),
    button: z.string().optional(),
    urgent: z.literal(true).optional(),
    case: z.object({ link: z.string() }).optional(),
  }),
);

/** The catalogue that the forms load. */
export const offers = Offers.parse(
  JSON.parse(readFileSync(join(site.folder, dataFiles.offers), 'utf8').replace(/^export default ([^]*);\n$/, '$1')),
);

/** Every link of the built pages that is about an offer, each once. */
export const offerLinks = linksOf('a[href*="about="]');
/** Of those, one to each form with each promise, and one with each service. */
export const kindsOfOfferLinks = [
  ...new Set([promiseOf, serviceOf].flatMap((kindOf) => [...Map.groupBy(offerLinks, kindOf).values()].flatMap(([first = '']) => first))),
];
/**
 * Links to each form: the plain one, and that of the offer with most words, which takes most room above the first field. An urgent
 * offer has the number to call there instead.
 */
export const formLinks = [
  ...Object.values(Object.groupBy(offerLinks, formOf)).flatMap(longest),
  ...linksOf('a:is([href="/contact"], [href$="#quoteSection"]:not([href*="about="]))'),
];

/** The id in such a link. */
export function idOf(href: string): string {
  return new URL(href, 'http://localhost').searchParams.get('about') ?? '';
}

function promiseOf(href: string): string {
  return [formOf(href), offers[idOf(href)]?.heading].join();
}

function serviceOf(href: string): string | undefined {
  return offers[idOf(href)]?.service;
}

function formOf(href: string): string {
  const { pathname, hash } = new URL(href, 'http://localhost');
  return pathname + hash;
}

function longest(hrefs: string[] = []): string[] {
  const words = (href: string) => JSON.stringify(offers[idOf(href)]).length;
  const calm = hrefs.filter((href) => !offers[idOf(href)]?.urgent);
  return calm.toSorted((one, other) => words(other) - words(one)).slice(0, 1);
}

function linksOf(selector: string): string[] {
  const found = builtPages(site.folder).flatMap(({ tree }) => attributes(selector, 'href', tree));
  return [...new Set(found)].filter((href) => href !== undefined);
}
