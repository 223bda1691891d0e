/** The structured data of the pages that are always there. */
import { href } from 'react-router';
import type { Thing } from 'schema-dts';
import { navigation } from '#content/navigation.ts';
import { about } from '#content/pages/about.ts';
import { blog } from '#content/pages/blog.ts';
import { career } from '#content/pages/career.ts';
import { faq } from '#content/pages/faq.ts';
import { services } from '#content/pages/services.ts';
import { terms } from '#content/pages/terms.ts';
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { productMenu } from '#content/products/menu.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';
import type { FaqEntry, Product } from '#content/schema.ts';
import { appDevelopment } from '#content/services/app-development.ts';
import { customSoftware } from '#content/services/custom-software.ts';
import { serviceMenu } from '#content/services/menu.ts';
import type { ServicePage } from '#content/services/types.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
import { company, foundedOrganisation, organisation, website } from './company.ts';
import { breadcrumbs, faqPage, itemList, namesOf, type Step } from './lists.ts';
import { productData } from './product.ts';
import { service, type Service } from './service.ts';

/**
 * What the data of a page need besides the content: its full address, the full address of the picture that it is about, and the
 * HTML of its text if it is an entry's page.
 */
export type Page = { siteUrl: string; url: string; image: string; text: string };
export type PageData = (page: Page) => Thing[];

export const lists = {
  blog: { name: blog.crumb, path: href('/company/blog') },
  jobs: { name: career.crumb, path: href('/company/career') },
  portfolio: { name: navigation.portfolio.name, path: href('/portfolio') },
  products: { name: navigation.product.name, path: href('/product-solution') },
  services: { name: services.crumb, path: href('/services') },
} satisfies Record<string, Step>;

/** It is one word, so it is not indexed, and a list of pages leaves it out. */
const placeholder = href('/services/strategicConsultancy');

/** By path. */
export const fixedPages: Readonly<Record<string, PageData>> = {
  [href('/')]: ({ siteUrl }) => [website(siteUrl), company(siteUrl)],
  ...listPage(lists.services, serviceMenu),
  ...servicePage(
    href('/services/webDesigAndDev'),
    webDesignAndDevelopment.lead,
    offersOf(webDesignAndDevelopment),
    webDesignAndDevelopment.questions.items,
  ),
  ...servicePage(href('/services/wordpressDev'), wordpress.lead, offersOf(wordpress), wordpress.questions.items),
  ...servicePage(href('/services/customSoftwareDev'), customSoftware.lead, offersOf(customSoftware), customSoftware.questions.items),
  ...servicePage(href('/services/appDevelopment'), appDevelopment.hero.lead, appDevelopment.services.cards),
  ...listPage(lists.products, productMenu),
  ...productPage(restaurantManagement),
  ...productPage(ecommerce360),
  ...listPage(lists.portfolio),
  ...plainPage({ name: about.crumb, path: href('/company/aboutUs') }, ({ siteUrl }) => [foundedOrganisation(siteUrl, about.founder)]),
  ...listPage(lists.jobs),
  ...plainPage({ name: terms.heading, path: href('/company/termsConditions') }),
  ...listPage(lists.blog),
  ...plainPage({ name: faq.crumb, path: href('/company/faq') }, () => [faqPage(faq.entries)]),
  ...plainPage({ name: navigation.contact.name, path: href('/contact') }, ({ siteUrl }) => [company(siteUrl)]),
};

function plainPage(step: Step, more: PageData = () => []): Record<string, PageData> {
  return { [step.path]: (page) => [breadcrumbs(page.siteUrl, [step]), ...more(page)] };
}

function listPage(step: Step, entries: readonly { name: string; link: string }[] = []): Record<string, PageData> {
  const listed = entries.filter(({ link }) => link !== placeholder);
  return plainPage(step, ({ siteUrl }) => (listed.length > 0 ? [itemList(siteUrl, listed)] : []));
}

function servicePage(
  path: string,
  description: string,
  offers: Service['offers'],
  questions: readonly FaqEntry[] = [],
): Record<string, PageData> {
  const name = namesOf(path, serviceMenu);
  return {
    [path]: ({ siteUrl, url }) => [
      breadcrumbs(siteUrl, [lists.services, { name, path }]),
      organisation(siteUrl),
      service({ name, description, offers }, { siteUrl, url }),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}

function offersOf({ groups }: Pick<ServicePage, 'groups'>): Service['offers'] {
  return groups.flatMap(({ offerings }) => offerings);
}

function productPage(product: Product): Record<string, PageData> {
  const { link: path, name, faq: questions } = product;
  return {
    [path]: (page) => [
      breadcrumbs(page.siteUrl, [lists.products, { name, path }]),
      organisation(page.siteUrl),
      productData(product, page),
      faqPage(questions),
    ],
  };
}
