/** What a project and a post lead on to: the service that they are about, and what a thing like that costs and takes. */
import type { blogCategories, exampleOffers, projectCategories } from './categories.ts';
import { lowestPrices } from './lowest-prices.ts';
import { inDollars, rangeInDollars } from './money.ts';
import { offers } from './offers.ts';
import { requestId } from './request-id.ts';
import { customSoftware } from './services/custom-software.ts';
import { serviceMenu } from './services/menu.ts';
import { webDesignAndDevelopment } from './services/web-design-and-development.ts';
import { wordpress } from './services/wordpress.ts';

type ServiceName = (typeof serviceMenu)[number]['name'];
type ProjectCategory = (typeof projectCategories)[number];
type ExampleName = (typeof exampleOffers)[number];
type BlogCategory = (typeof blogCategories)[number];

/** What a project may be an example of, by the name of its offer (content/offers.ts), and the service that makes it. */
const examples: Record<ExampleName, { name: string; service: ServiceName }> = {
  website: { name: 'A website', service: 'Web Design' },
  shop: { name: 'A web shop', service: 'Web Development' },
  booking: { name: 'A site that books and counts', service: 'Web Development' },
  theme: { name: 'A WordPress site', service: 'WordPress 360' },
  drupal: { name: 'A Drupal site', service: 'WordPress 360' },
  customSoftware: { name: 'Custom software', service: 'Software Development' },
  production: { name: 'Production software', service: 'Software Development' },
  androidApp: { name: 'An Android app', service: 'App Development' },
  bothApps: { name: 'An app for both stores', service: 'App Development' },
  app: { name: 'An app', service: 'App Development' },
};

/** Of a project that names no offer. */
const usualExample: Record<ProjectCategory, ExampleName> = {
  'Web Design': 'website',
  'Web Development': 'shop',
  CMS: 'theme',
  'Software Development': 'customSoftware',
  'App Development': 'app',
};

/** What a project is an example of: in words, with the service that makes such a thing. */
export type Example = { name: string; price: string; time: string; service: string; link: string };

export function exampleOf({ offer, category }: { offer?: ExampleName | undefined; category: ProjectCategory }): Example {
  const key = offer ?? usualExample[category];
  const { name, service } = examples[key];
  const { price, upTo, time } = offers[key];
  const range = `${price} to ${upTo} (${rangeInDollars({ price, upTo })})`;
  return { name: `${name} like this`, price: range, time, service, link: linkOf(service) };
}

/** The address of the service that makes the projects of a category. */
export function categoryLink(category: ProjectCategory): string {
  return linkOf(examples[usualExample[category]].service);
}

/** The end of a post. `request` is what its 'Ask a question' asks about (content/requests.ts). */
export type PostStep = { name: string; link: string; price: string; request: string };

const monthly = offers.siteCare;
const support: PostStep = {
  name: 'Support and maintenance',
  link: `${linkOf('Web Development')}#offers`,
  price: `${monthly.price} (${inDollars(monthly.price)}) ${monthly.time} for a website`,
  request: requestId('Web Development', 'Support and maintenance'),
};

/** What the posts of each category are about. */
export const postSteps: Record<BlogCategory, PostStep> = {
  'Web Design': stepTo('Web Design', webDesignAndDevelopment),
  'Web Development': stepTo('Web Development', webDesignAndDevelopment),
  'Software Development': stepTo('Software Development', customSoftware),
  SEO: stepTo('Web Development', webDesignAndDevelopment),
  CMS: stepTo('WordPress 360', wordpress),
  "Other's": support,
  'Tech News': stepTo('Software Development', customSoftware),
};

function stepTo(name: ServiceName, page: { title: string }): PostStep {
  const { price, time } = lowestPrices[name] ?? { price: '', time: '' };
  return { name, link: linkOf(name), price: `${price}, ${time}`, request: requestId(page.title, 'question') };
}

function linkOf(name: ServiceName): string {
  const entry = serviceMenu.find((service) => service.name === name);
  if (!entry) throw new RangeError(`There is no service ${name} in the menu`);
  return entry.link;
}
