import { country } from '#content/site.ts';
import { restaurantFaq } from './restaurant-management-faq.ts';
import { licences } from '../facts.ts';
import { inCurrency } from '../money.ts';
import { offers, plans } from '../offers.ts';
import type { Plan, Product } from '../schema.ts';

const commercial = {
  id: 'commercial',
  planName: 'Commercial',
  price: plans.restaurantCommercial,
  converted: inCurrency(plans.restaurantCommercial),
  billingCycle: 'monthly',
  description: 'For several branches that share one menu and one stock.',
  features: [
    'Up to 50 users',
    'Priority support',
    'Advanced analytics',
    '5 GB storage',
    'API integrations',
    'Up to five branches',
    'One menu, with prices by branch',
  ],
  buttonText: 'Get Started',
  buttonLink: '/#quoteSection',
  planIcon: 'two',
} satisfies Plan;

/** The page /product-solution/restaurant-management. */
export const restaurantManagement = {
  link: '/product-solution/restaurant-management',
  name: 'Restaurant Management',
  icon: 'food',
  meta: {
    title: `Restaurant management software in ${country}`,
    description: `Orders, kitchen, till and stock of a restaurant in one system. Features, screens, monthly plans from ${plans.restaurantStarter}, technologies and answers to questions.`,
  },
  colour: 'turmeric',
  title: 'Restaurant Management: floor, kitchen and till see one order',
  description:
    'For restaurants from twelve to three hundred seats. It runs on the tablets you have, and keeps going when the internet is down. Parts of it began as the system we built for Haor Kitchen; its story is in our portfolio.',
  heroImgs: [
    {
      file: 'hero-1',
      alt: 'Floor plan with twelve tables: table 5 is late, table 7 is selected, with its order of ৳4,526 on the right.',
    },
    {
      file: 'hero-2',
      alt: 'Kitchen screen with its tickets in four columns: grill, curry, drinks and sweets. Dishes are in Bangla, guests’ wishes in red.',
    },
    {
      file: 'hero-3',
      alt: 'One Friday: sales of ৳1,84,360 by the hour from noon to eleven, and the till counted on a phone, twenty taka short.',
    },
  ],
  highlights: [
    { sub: 'Latest Version', count: '2.0.4' },
    { sub: 'Product Sold', count: licences },
    { sub: 'Ratting And Reviews', count: '4.5' },
    { sub: 'Free Update', count: '1 year' },
  ],
  proof: {
    quote: 'On Fridays we used to shout across the kitchen. Now the screen does it, and it never forgets the table.',
    name: 'Farhana Rahman',
    role: 'Owner, Haor Kitchen',
    story: 'Six weeks after the start she counted one wrong slip in ninety, and the till is closed in ten minutes.',
    project: 'Haor Kitchen',
  },
  featuresTitle: 'What it does between noon and midnight',
  features: [
    {
      featuredSub: 'Floor plan',
      featuredDesc:
        'Every table, and how long it’s been waiting. Draw your rooms once, with a finger. A table turns coral when its kitchen ticket is older than you allow.',
      featuredImg: {
        file: 'feature-floor-plan',
        alt: 'Floor plan under a finger: tables 8 and 9 are being joined, chairs have the colour of their waiter, table 5 is coral because it is late.',
      },
      featuredList: ['Move and join tables', 'Reservations on the plan', 'Each waiter’s own colour', 'Works without a connection'],
    },
    {
      featuredSub: 'Kitchen screen',
      featuredDesc:
        'One ticket for each station, in the order the food has to leave. A dish that takes twenty minutes starts before one that takes five.',
      featuredImg: {
        file: 'feature-kitchen-screen',
        alt: 'Four dishes of table 14 as bars that start at different times and all end at 20:30. One carries the wish “less hot” in Bangla.',
      },
      featuredList: [
        'Grill, curry, drinks and sweets apart',
        'Dishes in Bangla, guests’ wishes in red',
        'One tap when a dish is ready',
        'Sold out in the kitchen, sold out at the table',
        'Prints tickets too, if the cooks want paper',
      ],
    },
    {
      featuredSub: 'Split bills',
      featuredDesc:
        'By seat, by dish or in equal parts, and back again when the uncle pays for everyone. Cash, card and bKash may share one bill.',
      featuredImg: {
        file: 'feature-split-bills',
        alt: 'Table 7 with six seats and their amounts, split by seat into cash, bKash and card. Below it, one bill for the uncle.',
      },
      featuredList: [
        'Service charge and discount by dish, VAT included',
        'VAT invoice with your BIN',
        'Tips kept apart, by waiter',
        'Offers and iftar menus that begin and end by the clock',
      ],
    },
    {
      featuredSub: 'Stock and recipes',
      featuredDesc:
        'A plate of kacchi takes its rice, meat and ghee from the store as it’s ordered. You see what tomorrow needs, and what went into the bin.',
      featuredImg: {
        file: 'feature-stock-recipes',
        alt: 'A plate of kacchi with the cost of its rice, potato, mutton and ghee, ৳214 in all, beside the list for the bazaar at six.',
      },
      featuredList: [
        'Cost of each dish at today’s prices',
        'A list for the bazaar at six in the morning',
        'Waste, staff meals and samples noted',
        'Warning before something runs out',
        'Suppliers with their prices and dues',
      ],
    },
    {
      featuredSub: 'Delivery and takeaway',
      featuredDesc:
        'Orders by phone, from your own page and from delivery services arrive on the same kitchen screen, each with its promised time.',
      featuredImg: {
        file: 'feature-delivery-takeaway',
        alt: 'Four orders in the sequence of their promised times, with rider and source, beside the restaurant’s own menu page on a phone.',
      },
      featuredList: [
        'A menu page under your own name',
        'The caller’s last order and address',
        'Riders, and the cash they carry',
        'One tap pauses orders when the kitchen is full',
      ],
    },
    {
      featuredSub: 'Day report',
      featuredDesc:
        'The day is closed in ten minutes: count the drawer, explain the difference, go home. The owner reads the rest on the phone.',
      featuredImg: {
        file: 'feature-day-report',
        alt: 'Cash drawer with the notes counted by kind: ৳62,460 counted, ৳62,480 in the books, and the reason for the difference.',
      },
      featuredList: [
        'Sales by hour, table, dish and waiter',
        'Cancelled and free dishes, with the reason',
        'Cash, card and bKash against the till',
        'The month’s VAT figures for your accountant',
      ],
    },
  ],
  themesTitle: 'Two themes for the menu your guests see',
  themes: [
    {
      themeImg: { file: 'theme-default', alt: 'Dark menu page with large plates of food on coloured cards, prices in taka.' },
      themeName: 'Default Theme',
    },
    {
      themeImg: {
        file: 'theme-classic',
        alt: 'Cream menu card in a double frame, two columns of dishes with dotted lines, English and Bangla.',
      },
      themeName: 'Classic Theme',
    },
  ],
  plansTitle: 'Plans and prices, by the month',
  plans: [
    {
      id: 'starter',
      planName: 'Starter Plan',
      price: plans.restaurantStarter,
      converted: inCurrency(plans.restaurantStarter),
      billingCycle: 'monthly',
      description: 'For one counter, one kitchen and the first evening.',
      features: ['Up to 5 users', 'Basic support', 'Standard features', '1 GB storage', 'Email notifications'],
      buttonText: 'Get Started',
      buttonLink: '/#quoteSection',
      planIcon: 'one',
    },
    {
      id: 'enterprise',
      planName: 'Enterprise',
      price: plans.restaurantEnterprise,
      converted: inCurrency(plans.restaurantEnterprise),
      billingCycle: 'monthly',
      description: 'For a group with a central kitchen and its own systems.',
      features: [
        'Unlimited users',
        'Dedicated support',
        'Advanced features',
        '10 GB storage',
        'Custom integrations',
        'Any number of branches',
        'Central kitchen and transfers',
        'Custom reports',
        'Training at your restaurant',
      ],
      buttonText: 'Get Started',
      buttonLink: '/#quoteSection',
      planIcon: 'three',
      active: true,
    },
    // The plan is listed twice with the same id on purpose (specification, section 3; decisions, section 7).
    commercial,
    commercial,
  ],
  plansNote: `Set-up and training come once: ${offers.restaurantSetUp.price} for one restaurant, with its menu entered and the small computer under its counter, up to ${offers.restaurantSetUp.upTo} with recipes, stock and several branches. All prices are without VAT.`,
  toolsTitle: 'Technologies and tools',
  toolsIntro: 'What it’s made of, and what each part does for you on a busy Friday evening.',
  tools: [
    { name: 'React', description: 'The floor plan and the kitchen screen, on Android or iPad.' },
    { name: 'TypeScript', description: 'One set of rules for prices and VAT, checked before it ships.' },
    { name: 'SQLite', description: 'The small computer under the counter keeps the whole evening, with or without internet.' },
    { name: 'WebSocket', description: 'A new order reaches the kitchen in under a second.' },
    { name: 'Laravel', description: 'Menus, permissions, reports and the owner’s page.' },
    { name: 'PostgreSQL', description: 'Bill and stock are booked together or not at all.' },
    { name: 'Redis', description: 'Long reports run while the till keeps working.' },
    { name: 'Flutter', description: 'The waiter’s and the rider’s app, for Android and iOS.' },
    { name: 'ESC POS', description: 'Works with the receipt printers and drawers you have.' },
    { name: 'bKash', description: 'Paid at the table and matched to the bill by itself.' },
  ],
  faqTitle: 'What restaurant owners ask first',
  faq: restaurantFaq,
} satisfies Product;
