import { navigation } from './navigation.ts';

const { home, service, product, portfolio, company, contact } = navigation;
const entries = [
  home,
  { name: service.name, link: service.all },
  ...service.items,
  { name: product.name, link: product.all },
  ...product.items,
  portfolio,
  ...company.items,
  contact,
];

/** Each page of the menu once, under its first name: those that were opened open without a connection. */
export const menuPages: readonly { name: string; link: string }[] = entries.filter(
  ({ link }, i) => entries.findIndex((other) => other.link === link) === i,
);
