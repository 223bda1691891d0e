/** The menus of the header and the footer, with the labels and the order of the specification (section 2). */
import { productMenu } from './products/menu.ts';
import { serviceMenu } from './services/menu.ts';

const company = [
  { name: 'About Us', link: '/company/aboutUs' },
  { name: 'Blog', link: '/company/blog' },
  { name: 'Career', link: '/company/career' },
  { name: 'FAQ', link: '/company/faq' },
  { name: 'Terms & Conditions', link: '/company/termsConditions' },
] as const;

export const navigation = {
  home: { name: 'Home', link: '/' },
  service: { name: 'Service', items: serviceMenu, all: '/services' },
  product: { name: 'Product and Solution', items: productMenu, all: '/product-solution' },
  portfolio: { name: 'Portfolio', link: '/portfolio' },
  company: { name: 'Company', items: company },
  contact: { name: 'Contact', link: '/contact' },
  quote: { name: 'Get a quote', link: '/#quoteSection' },
} as const;

export const quickLinks = [
  { name: 'About', link: '/company/aboutUs' },
  { name: 'Career', link: '/company/career' },
  { name: 'FAQ', link: '/company/faq' },
  { name: 'Terms and Conditions', link: '/company/termsConditions' },
  { name: 'Contact', link: '/contact' },
] as const;

export const popularLinks = serviceMenu.map(({ name, link }) => ({ name, link }));
