/**
 * Every file of content/ that is no post, project or job, with the schema that checks it and makes its form. A new file is a line
 * here and a schema.
 */
import type * as z from 'zod';
import type { Priced } from './price.ts';
import { About } from './schemas/about.ts';
import { Blog } from './schemas/blog.ts';
import { Company, Elsewhere } from './schemas/company.ts';
import { EntryWords } from './schemas/entries.ts';
import { BothForms, ContactAnswers, FailurePage, Fields, FormTexts, Receipt, UnsentMessage } from './schemas/forms.ts';
import { Home } from './schemas/home.ts';
import { Jobs } from './schemas/jobs.ts';
import { Layout, Navigation } from './schemas/layout.ts';
import { NextSteps } from './schemas/next-steps.ts';
import { Portfolio } from './schemas/portfolio.ts';
import { Currency, Facts, LowestPrices, Prices } from './schemas/prices.ts';
import { Menu, Product } from './schemas/product.ts';
import { Products } from './schemas/products-list.ts';
import { Search } from './schemas/search.ts';
import { Services } from './schemas/services-list.ts';
import { appPage, ServiceCards, ShopWays, softwarePage, webPage, wordpressPage } from './schemas/services.ts';
import { Contact, Faq, NotFound, Offline, StrategicConsultancy, Terms, ThankYou } from './schemas/small-pages.ts';
import { Testimonials } from './schemas/testimonials.ts';

/** As an owner thinks of them. */
type Group = 'Company' | 'Prices' | 'People' | 'Pages' | 'Services' | 'Products' | 'Forms';

export type ContentFile = {
  /** Its path in content/. A browser or the server reads what ends with .json. */
  file: string;
  group: Group;
  label: string;
  schema: z.ZodType;
};

/** What every other file names in double braces. */
export const namedFiles = {
  company: { file: 'company.json', group: 'Company', label: 'Company', schema: Company },
  currency: { file: 'currency.yaml', group: 'Prices', label: 'Currency', schema: Currency },
  facts: { file: 'facts.yaml', group: 'Prices', label: 'Facts', schema: Facts },
  prices: { file: 'prices.yaml', group: 'Prices', label: 'Prices', schema: Prices },
} satisfies Record<string, ContentFile>;

/** All others. `prices` are those that an offer may name. */
export const pageFiles = (prices: ReadonlyMap<string, Priced>) =>
  ({
    elsewhere: { file: 'elsewhere.yaml', group: 'Company', label: 'Social media and map', schema: Elsewhere },
    navigation: { file: 'navigation.yaml', group: 'Company', label: 'Menus', schema: Navigation },
    lowestPrices: { file: 'lowest-prices.yaml', group: 'Prices', label: 'Lowest prices', schema: LowestPrices },
    testimonials: { file: 'testimonials.yaml', group: 'People', label: 'Testimonials', schema: Testimonials },
    home: { file: 'pages/home.yaml', group: 'Pages', label: 'Home', schema: Home },
    about: { file: 'pages/about.yaml', group: 'Pages', label: 'About us', schema: About },
    blog: { file: 'pages/blog.yaml', group: 'Pages', label: 'Blog', schema: Blog },
    contact: { file: 'pages/contact.yaml', group: 'Pages', label: 'Contact', schema: Contact },
    faq: { file: 'pages/faq.yaml', group: 'Pages', label: 'FAQ', schema: Faq },
    jobs: { file: 'pages/jobs.yaml', group: 'Pages', label: 'Jobs', schema: Jobs },
    portfolio: { file: 'pages/portfolio.yaml', group: 'Pages', label: 'Portfolio', schema: Portfolio },
    terms: { file: 'pages/terms.yaml', group: 'Pages', label: 'Terms', schema: Terms },
    thankYou: { file: 'pages/thank-you.yaml', group: 'Pages', label: 'Thank you', schema: ThankYou },
    notFound: { file: 'pages/not-found.yaml', group: 'Pages', label: 'Page not found', schema: NotFound },
    search: { file: 'pages/search.json', group: 'Pages', label: 'Search', schema: Search },
    offline: { file: 'pages/offline.json', group: 'Pages', label: 'No connection', schema: Offline },
    layout: { file: 'pages/layout.yaml', group: 'Pages', label: 'Header and footer', schema: Layout },
    entryWords: { file: 'entries.yaml', group: 'Pages', label: 'Beside posts, projects and jobs', schema: EntryWords },
    services: { file: 'pages/services.yaml', group: 'Services', label: 'List of services', schema: Services },
    serviceMenu: { file: 'services/menu.json', group: 'Services', label: 'Service menu', schema: Menu },
    serviceCards: { file: 'services/cards.yaml', group: 'Services', label: 'Cards of the home page', schema: ServiceCards },
    webDesignAndDevelopment: {
      file: 'services/web-design-and-development.yaml',
      group: 'Services',
      label: 'Web design and development',
      schema: webPage(prices),
    },
    waysToAShop: { file: 'services/ways-to-a-shop.yaml', group: 'Services', label: 'Ways to a web shop', schema: ShopWays },
    wordpress: { file: 'services/wordpress.yaml', group: 'Services', label: 'WordPress and Drupal', schema: wordpressPage(prices) },
    customSoftware: { file: 'services/custom-software.yaml', group: 'Services', label: 'Custom software', schema: softwarePage(prices) },
    appDevelopment: { file: 'services/app-development.yaml', group: 'Services', label: 'App development', schema: appPage(prices) },
    strategicConsultancy: {
      file: 'pages/strategic-consultancy.yaml',
      group: 'Services',
      label: 'Strategic consultancy',
      schema: StrategicConsultancy,
    },
    products: { file: 'pages/products.yaml', group: 'Products', label: 'List of products', schema: Products },
    productMenu: { file: 'products/menu.json', group: 'Products', label: 'Product menu', schema: Menu },
    ecommerce360: { file: 'products/ecommerce-360.yaml', group: 'Products', label: 'E-commerce 360', schema: Product },
    restaurantManagement: {
      file: 'products/restaurant-management.yaml',
      group: 'Products',
      label: 'Restaurant management',
      schema: Product,
    },
    nextSteps: { file: 'next-steps.yaml', group: 'Forms', label: 'What buttons promise', schema: NextSteps },
    formTexts: { file: 'forms/texts.yaml', group: 'Forms', label: 'Labels and notes', schema: FormTexts },
    fields: { file: 'forms/fields.json', group: 'Forms', label: 'Fields', schema: Fields },
    bothForms: { file: 'forms/both.json', group: 'Forms', label: 'Both forms', schema: BothForms },
    contactAnswers: { file: 'forms/contact.json', group: 'Forms', label: 'Contact form', schema: ContactAnswers },
    receipt: { file: 'forms/receipt.json', group: 'Forms', label: 'After sending', schema: Receipt },
    unsentMessage: { file: 'forms/unsent-message.json', group: 'Forms', label: 'Unsent message', schema: UnsentMessage },
    failurePage: { file: 'forms/failure-page.json', group: 'Forms', label: 'Failed without JavaScript', schema: FailurePage },
  }) satisfies Record<string, ContentFile>;
