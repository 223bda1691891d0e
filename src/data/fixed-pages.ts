/** The indexed pages that are always there but the lists of entries (published.ts), for the sitemap and the preview pictures. A test holds the list to the pages. */
import {
  about,
  contact,
  faq,
  home,
  products,
  services,
  terms,
  ecommerce360,
  restaurantManagement,
  appDevelopment,
  customSoftware,
  webDesignAndDevelopment,
  wordpress,
} from '#content/records.ts';
import { paths } from '#lib/paths.ts';

export const fixedPages: readonly { path: string; title: string }[] = [
  { path: paths.home, title: home.meta.title },
  { path: paths.services, title: services.meta.title },
  { path: paths.webDesign, title: webDesignAndDevelopment.meta.title },
  { path: paths.wordpress, title: wordpress.meta.title },
  { path: paths.customSoftware, title: customSoftware.meta.title },
  { path: paths.appDevelopment, title: appDevelopment.meta.title },
  { path: paths.products, title: products.meta.title },
  { path: restaurantManagement.link, title: restaurantManagement.meta.title },
  { path: ecommerce360.link, title: ecommerce360.meta.title },
  { path: paths.about, title: about.meta.title },
  { path: paths.terms, title: terms.meta.title },
  { path: paths.faq, title: faq.meta.title },
  { path: paths.contact, title: contact.meta.title },
];
