/** The menus of the header and the footer, with the labels and the order of the specification (section 2). */
import { productMenu, serviceMenu } from './menus.ts';
import { navigation as words } from './records.ts';

const { home, service, product, portfolio, company, contact, quote } = words;

export const navigation = {
  home,
  service: { name: service.name, items: serviceMenu, all: service.link },
  product: { name: product.name, items: productMenu, all: product.link },
  portfolio,
  company,
  contact,
  quote,
};

export const { quickLinks } = words;
export const popularLinks = serviceMenu.map(({ name, link }) => ({ name, link }));

const entries = [home, service, ...serviceMenu, product, ...productMenu, portfolio, ...company.items, contact];

/** Each page of the menu once, under its first name: those that were opened open without a connection. */
export const menuPages: readonly { name: string; link: string }[] = entries
  .filter(({ link }, i) => entries.findIndex((other) => other.link === link) === i)
  .map(({ name, link }) => ({ name, link }));
