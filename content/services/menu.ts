import type { MenuEntry } from '../schema.ts';

/** The services in the menu, in the footer's popular links, at /services and in the search. */
export const serviceMenu = [
  {
    name: 'Web Design',
    link: '/services/webDesigAndDev',
    icon: 'design',
    description: 'Pages that say what you sell',
    productTitle: 'Drawn for the phone first, tested with your customers',
    featured: [
      { featuredIcon: 'design', featuredName: 'Company websites' },
      { featuredIcon: 'app', featuredName: 'Redesign' },
      { featuredIcon: 'software', featuredName: 'Design systems' },
    ],
  },
  {
    name: 'Web Development',
    link: '/services/webDesigAndDev',
    icon: 'code',
    description: 'Fast sites and shops',
    productTitle: 'Sites that sell, book, count and answer',
    featured: [
      { featuredIcon: 'shop', featuredName: 'Web shops' },
      { featuredIcon: 'crm', featuredName: 'Booking and members' },
      { featuredIcon: 'erp', featuredName: 'Connections' },
    ],
  },
  {
    name: 'WordPress 360',
    link: '/services/wordpressDev',
    icon: 'cms',
    description: 'From first theme to tenth year',
    productTitle: 'WordPress and Drupal, built and kept in order',
    featured: [
      { featuredIcon: 'cms', featuredName: 'Themes of your own' },
      { featuredIcon: 'code', featuredName: 'Move and repair' },
      { featuredIcon: 'advice', featuredName: 'Monthly care' },
    ],
  },
  {
    name: 'Software Development',
    link: '/services/customSoftwareDev',
    icon: 'software',
    description: 'The tool that fits your process',
    productTitle: 'For the part of your work that no bought tool fits',
    featured: [
      { featuredIcon: 'erp', featuredName: 'Stock and production' },
      { featuredIcon: 'crm', featuredName: 'Orders and invoices' },
      { featuredIcon: 'code', featuredName: 'Takeover and care' },
    ],
  },
  {
    name: 'App Development',
    link: '/services/appDevelopment',
    icon: 'app',
    description: 'Android and iOS, also offline',
    productTitle: 'Apps that still work in the middle of the river',
    featured: [
      { featuredIcon: 'app', featuredName: 'Android and iOS' },
      { featuredIcon: 'hr', featuredName: 'Apps for your staff' },
      { featuredIcon: 'advice', featuredName: 'Rescue and care' },
    ],
  },
  {
    name: 'Strategic Consultancy',
    link: '/services/strategicConsultancy',
    icon: 'advice',
    description: 'Two weeks, then a plan',
    productTitle: 'What to buy, what to build, what to leave alone',
    featured: [
      { featuredIcon: 'hr', featuredName: 'Two weeks with your team' },
      { featuredIcon: 'advice', featuredName: 'A plan on four pages' },
      { featuredIcon: 'erp', featuredName: 'Costs, stage by stage' },
    ],
  },
] satisfies MenuEntry[];
