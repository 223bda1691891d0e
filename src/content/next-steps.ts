/** What a project and a post lead on to: the service that they are about, and what a thing like that costs and takes. */
import type { blogCategories, projectCategories } from './categories.ts';
import { serviceMenu } from './menus.ts';
import { offerId } from './offer-id.ts';
import { priceOf } from './price.ts';
import { lowestPrices, nextSteps, offers, prices, records, services } from './records.ts';

type ProjectCategory = (typeof projectCategories)[number];
type BlogCategory = (typeof blogCategories)[number];

/** What a project is an example of: in words, with the service that makes such a thing. */
export type Example = { name: string; price: string; time: string; service: string; link: string };

/** `offer` is the name of a price that has an example; without it, it is the usual one of the project's category. */
export function exampleOf({ offer, category }: { offer?: string | undefined; category: ProjectCategory }): Example {
  const id = offer ?? nextSteps.projects[category].example;
  const { name, service } = exampleNamed(id);
  const { from, upTo, time, dollars, pounds } = priceOf(records.priceOf, id);
  const range = upTo === undefined ? from : `${from} ${services.prices.to} ${upTo}`;
  return {
    name: nextSteps.likeThis.replace('{name}', name),
    price: `${range} (${dollars}, ${pounds})`,
    time,
    service,
    link: linkOf(service),
  };
}

/** The address of the service that makes the projects of a category. */
export function categoryLink(category: ProjectCategory): string {
  return linkOf(exampleNamed(nextSteps.projects[category].example).service);
}

/** The end of a post. `offer` is what its 'Ask a question' asks about (offers.ts). */
export type PostStep = { name: string; link: string; price: string; offer?: string };

/** What the posts of a category are about. */
export function postStep(category: BlogCategory): PostStep {
  const { service, offering, price } = nextSteps.posts[category];
  const link = linkOf(service);
  if (offering !== undefined) return { name: offering, link: `${link}#offers`, price: price ?? '', offer: offerId(service, offering) };
  const { price: lowest = '', time = '' } = lowestPrices[service] ?? {};
  const question = offers.find(({ promise, place }) => promise === 'answer' && place === link);
  return { name: service, link, price: price ?? `${lowest}, ${time}`, ...(question && { offer: question.id }) };
}

function exampleNamed(id: string): { name: string; service: string } {
  const example = prices.services.find((price) => price.id === id)?.example;
  if (!example) throw new RangeError(`The price ${id} has no example`);
  return example;
}

function linkOf(name: string): string {
  const entry = serviceMenu.find((service) => service.name === name);
  if (!entry) throw new RangeError(`There is no service ${name} in the menu`);
  return entry.link;
}
