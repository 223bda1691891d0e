import { country } from '#content/site.ts';
import { ecommerceFaq } from './ecommerce-360-faq.ts';
import { licences } from '../facts.ts';
import { currency } from '#content/currency.ts';
import { inCurrency } from '../money.ts';
import { offers, plans } from '../offers.ts';
import type { Product } from '../schema.ts';

/** The page /product-solution/ecommerce-360 (decisions, section 1). */
export const ecommerce360 = {
  link: '/product-solution/ecommerce-360',
  name: 'E-commerce 360 Solutions',
  icon: 'shop',
  meta: {
    title: `E-commerce software for online shops in ${country}`,
    description: `A web shop in Bangla or English with packing, couriers and cash on delivery. Features, plans from ${plans.shopStarter} a month, technologies and questions.`,
  },
  colour: 'indigo',
  title: 'E-commerce 360: one shop, from click to doorstep',
  description:
    'For shops with ten products or ten thousand. Customers order in Bangla or English, your staff pack from a phone, and the courier’s cash is counted for you.',
  heroImgs: [
    {
      file: 'hero-1',
      alt: 'Shop front of a clothes shop with saris hanging from its header, and the page of one sari in Bangla on a phone.',
    },
    {
      file: 'hero-2',
      alt: 'Orders of a Tuesday by courier pick-up at 16:00, 17:30 and 19:00, a list of what to pack, and the label of order 3318.',
    },
    {
      file: 'hero-3',
      alt: 'Three numbers of one evening: ৳2,14,600 sold, ৳1,62,350 paid, ৳52,250 with the couriers, and the list behind each.',
    },
  ],
  highlights: [
    { sub: 'Latest Version', count: '2.0.4' },
    { sub: 'Product Sold', count: licences },
    { sub: 'Ratting And Reviews', count: '4.5' },
    { sub: 'Free Update', count: '1 year' },
  ],
  proof: {
    quote: 'I used to count the courier’s cash on Thursdays, and pray. Now I see on Monday which parcels they still owe me.',
    name: 'Nusrat Jahan Lipi',
    role: 'Owner of a sari shop in Tangail, on the Professional Plan',
    story: 'She sends forty parcels a day with two people. Of a hundred parcels eleven come back; it used to be nineteen.',
  },
  featuresTitle: 'What happens to an order, step by step',
  features: [
    {
      featuredSub: 'Shop window',
      featuredDesc: 'Pages that open on a ৳9,000 phone before the thumb moves on. You fill them yourself: photo, name, price, done.', // not ours
      featuredImg: {
        file: 'feature-shop-window',
        alt: 'Three searches, shari, saree and the word in Bangla letters, lead to one sari in five colours with an offer until 21:00.',
      },
      featuredList: [
        'Sizes, colours and sets',
        '“shari”, “saree” and শাড়ি find the same',
        'Offers that begin and end by the clock',
        'Pictures resized for you',
        'Your own address and your own name',
      ],
    },
    {
      featuredSub: 'Checkout',
      featuredDesc:
        'One page, four fields, no account. The customer sees the delivery charge before typing a name, and may pay at the door.',
      featuredImg: {
        file: 'feature-checkout',
        alt: 'Order form in Bangla with four fields and the delivery charge above them, beside four ways to pay and a part payment of ৳500.',
      },
      featuredList: [
        'Cash on delivery, bKash, Nagad and cards',
        'Charge by district and weight',
        'Part payment for costly goods',
        'Orders by phone or chat entered in a minute',
      ],
    },
    {
      featuredSub: 'One stock',
      featuredDesc: 'The site, the counter and the page where you sell by chat take from the same shelf, so the last piece is sold once.',
      featuredImg: {
        file: 'feature-one-stock',
        alt: 'Shelves of folded cloth under three boxes, site, counter and chat: the counter sold the last piece, the others say sold out.',
      },
      featuredList: [
        'Counted with a phone’s camera',
        'Warning before something runs out',
        'Purchase price and margin of each piece',
        'Several shelves and shops',
      ],
    },
    {
      featuredSub: 'Packing and couriers',
      featuredDesc:
        'Orders are listed by pick-up time. Your staff scan, pack and print; by the time the tape is cut, the consignment is booked.',
      featuredImg: {
        file: 'feature-packing-couriers',
        alt: 'Parcels on their way to the 16:00 courier, one of them scanned. Below, its steps by SMS and a courier’s payment for 41 parcels.',
      },
      featuredList: [
        'Labels for each courier',
        'Parcels tracked without a call',
        'A text message to the customer at each step',
        'The courier’s cash matched with each order',
      ],
    },
    {
      featuredSub: 'Returns',
      featuredDesc:
        'When a customer refuses a parcel, you pay the courier both ways. You see which customers, districts and goods come back, and ask for a part payment there.',
      featuredImg: {
        file: 'feature-returns',
        alt: 'A parcel goes to a house and comes back refused. Below, a marked number, and the share of returns in three districts.',
      },
      featuredList: [
        'Return or exchange without a call',
        'Goods checked before they’re sold again',
        'Refunds by bKash or bank',
        'Numbers that refused before are marked',
      ],
    },
    {
      featuredSub: 'Evening figures',
      featuredDesc: 'What was sold, what was paid, what the couriers still owe you. Three numbers on one screen, and the list behind each.',
      featuredImg: {
        file: 'feature-evening-figures',
        alt: 'From sales of 2,14,600 to a profit of 60,500 in five bars, and the share of each division of Bangladesh as a map of squares.',
      },
      featuredList: [
        'Sales by product, district and source',
        'Profit after couriers and advertising',
        'VAT invoices and the month’s list',
        'A file for your accountant',
      ],
    },
  ],
  themesTitle: 'Two themes to start from, fitted to your goods',
  themes: [
    {
      themeImg: { file: 'theme-default', alt: 'Bright shop page of coloured fields, each with one piece of clothing and its price.' },
      themeName: 'Default Theme',
    },
    {
      themeImg: {
        file: 'theme-classic',
        alt: 'Calm shop page with one dark red sari hanging in the middle, its name and price in a serif face beside it.',
      },
      themeName: 'Classic Theme',
    },
  ],
  plansTitle: 'Plans and prices',
  plans: [
    {
      id: 'starter',
      planName: 'Starter Plan',
      price: plans.shopStarter,
      converted: inCurrency(plans.shopStarter),
      billingCycle: 'monthly',
      description: 'For the first ten products and the first parcel.',
      features: ['Up to 10 products', '1 GB storage', 'Cash on delivery and bKash', 'One courier connected', 'Shop in Bangla or English'],
      buttonText: 'Get Started',
      buttonLink: '/#quoteSection',
      planIcon: 'one',
    },
    {
      id: 'professional',
      planName: 'Professional Plan',
      price: plans.shopProfessional,
      converted: inCurrency(plans.shopProfessional),
      billingCycle: 'monthly',
      description: 'For a shop that sends twenty to sixty parcels a day.',
      features: [
        'Up to 100 products',
        '10 GB storage',
        'Custom branding',
        'API access',
        'Shop in Bangla and English',
        'Nagad, and cards through SSLCOMMERZ',
        'Four couriers connected, such as Pathao or Steadfast',
        'Returns and exchanges',
      ],
      buttonText: 'Get Started',
      buttonLink: '/#quoteSection',
      planIcon: 'two',
      active: true,
    },
    {
      id: 'enterprise',
      planName: 'Enterprise Plan',
      price: plans.shopEnterprise,
      converted: inCurrency(plans.shopEnterprise),
      billingCycle: 'monthly',
      description: 'Several warehouses, wholesale, customers abroad.',
      features: [
        'Unlimited products',
        'Dedicated account manager',
        '50 GB storage',
        'Multi-language support',
        `Prices in ${currency.name}, pounds and dirhams`,
        'Several warehouses',
        'Price lists for wholesale',
      ],
      buttonText: 'Get Started',
      buttonLink: '/#quoteSection',
      planIcon: 'three',
    },
    {
      id: 'custom',
      planName: 'Custom Plan',
      price: plans.shopCustom,
      converted: inCurrency(plans.shopCustom),
      billingCycle: 'Flexible',
      description: 'Enterprise, plus functions only your trade needs.',
      features: [
        'Everything in the Enterprise Plan',
        'Your own functions, at a fixed price',
        'Pay by month, quarter or year',
        'Your server or ours',
        'Answer times in writing',
      ],
      buttonText: 'Contact Us',
      buttonLink: '/contact',
      planIcon: 'own',
    },
  ],
  plansNote: `Set-up and training come once: ${offers.shopSetUp.price} with a theme as it is, up to ${offers.shopSetUp.upTo} with your own design and your old stock moved over. All prices are without VAT.`,
  plansLink: { name: 'Compare it with a shop built for you', link: '/services/webDesigAndDev#ways-to-a-shop' },
  toolsTitle: 'Technologies and tools',
  toolsIntro: 'What your shop is made of. You don’t need to know any of it; your next developer knows all of it.',
  tools: [
    { name: 'React', description: 'Basket and filters respond at once, without loading a page.' },
    { name: 'TypeScript', description: 'Prices, discounts and VAT follow one set of rules.' },
    { name: 'Laravel', description: 'Orders, payments, permissions and the admin screens.' },
    { name: 'MySQL', description: 'Products, customers and orders, copied every night to a second place.' },
    { name: 'Redis', description: 'Keeps the shop quick at nine in the evening before Eid.' },
    { name: 'Meilisearch', description: 'Finds a product, whichever way its name is spelled.' },
    { name: 'Flutter', description: 'The packing app, for the phones your staff have.' },
    { name: 'bKash', description: 'Paid on the customer’s phone, confirmed in the order within seconds.' },
    { name: 'Nagad', description: 'The second wallet, in the same step of the checkout.' },
    { name: 'Stripe', description: 'Cards in pounds, dirhams, euros and dollars, for companies registered abroad.' },
    { name: 'Cloudflare', description: 'Pictures load from a city near the customer, in London as in Khulna.' },
  ],
  faqTitle: 'What shop owners ask first',
  faq: ecommerceFaq,
} satisfies Product;
