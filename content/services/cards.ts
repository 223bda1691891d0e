import type { ServiceCard } from '../schema.ts';

/** The six cards of the home page's 'Our Services', in the specification's order (section 2). */
export const serviceCards = [
  {
    icon: 'design',
    sub: 'Web Design',
    desc: 'Pages that say what you sell, who it’s for and what it costs. Designed for the phone first, tested with your customers.',
    link: '/services/webDesigAndDev',
    tinted: true,
  },
  {
    icon: 'code',
    sub: 'Web Development',
    desc: 'Fast, accessible sites and shops in React or Laravel, with the payment and delivery services you already use.',
    link: '/services/webDesigAndDev',
  },
  {
    icon: 'cms',
    sub: 'WordPress 360',
    desc: 'WordPress and Drupal: we build, move, repair and secure your site, and keep it up to date.',
    link: '/services/wordpressDev',
    tinted: true,
  },
  {
    icon: 'software',
    sub: 'Software Development',
    desc: 'Stock, orders, bookings, production: the tool for your process when no ready one fits.',
    link: '/services/customSoftwareDev',
  },
  {
    icon: 'app',
    sub: 'App Development',
    desc: 'Android and iOS from one code base, in Bangla and English. They work offline, where the network doesn’t reach.',
    link: '/services/appDevelopment',
    tinted: true,
  },
  {
    icon: 'advice',
    sub: 'Strategic Consultancy',
    desc: 'Two weeks with your team, then a plan on four pages: what to buy, what to build, what to leave alone.',
    link: '/services/strategicConsultancy',
  },
] satisfies ServiceCard[];
