import type { MenuEntry } from '../schema.ts';
import { serviceMenu } from './menu.ts';

const [webDesign, webDevelopment, wordpress, software, app, consultancy] = serviceMenu;

/** The rows of /services: each entry of the menu with what it offers. */
export const serviceList = [
  {
    ...webDesign,
    productTitle: 'Designed for the phone first, tested with your customers',
    featured: [
      { featuredIcon: 'page', featuredName: 'Company websites' },
      { featuredIcon: 'redraw', featuredName: 'Redesign' },
      { featuredIcon: 'swatches', featuredName: 'Design systems' },
    ],
  },
  {
    ...webDevelopment,
    productTitle: 'Sites that sell, book, count and answer',
    featured: [
      { featuredIcon: 'basket', featuredName: 'Web shops' },
      { featuredIcon: 'ticket', featuredName: 'Booking and members' },
      { featuredIcon: 'link', featuredName: 'Integrations' },
    ],
  },
  {
    ...wordpress,
    productTitle: 'WordPress and Drupal, built, moved and looked after',
    featured: [
      { featuredIcon: 'swatches', featuredName: 'Custom themes' },
      { featuredIcon: 'move', featuredName: 'Move and repair' },
      { featuredIcon: 'care', featuredName: 'Monthly support' },
    ],
  },
  {
    ...software,
    productTitle: 'For work no ready tool fits',
    featured: [
      { featuredIcon: 'stock', featuredName: 'Stock and production' },
      { featuredIcon: 'bill', featuredName: 'Orders and invoices' },
      { featuredIcon: 'care', featuredName: 'Takeover and support' },
    ],
  },
  {
    ...app,
    productTitle: 'Apps that work with or without a signal',
    featured: [
      { featuredIcon: 'twins', featuredName: 'Android and iOS' },
      { featuredIcon: 'badge', featuredName: 'Apps for your staff' },
      { featuredIcon: 'care', featuredName: 'App rescue' },
    ],
  },
  {
    ...consultancy,
    productTitle: 'What to buy, what to build, what to leave alone',
    featured: [
      { featuredIcon: 'team', featuredName: 'Two weeks with your team' },
      { featuredIcon: 'plan', featuredName: 'A plan on four pages' },
      { featuredIcon: 'money', featuredName: 'Costs, stage by stage' },
    ],
  },
] satisfies MenuEntry[];
