/** The indexed pages that are always there, with their titles: for the sitemap and the preview pictures. A test holds the list to the pages. */
import { about } from '#content/pages/about.ts';
import { blog } from '#content/pages/blog.ts';
import { career } from '#content/pages/career.ts';
import { contact } from '#content/pages/contact.ts';
import { faq } from '#content/pages/faq.ts';
import { home } from '#content/pages/home.ts';
import { portfolio } from '#content/pages/portfolio.ts';
import { products } from '#content/pages/products.ts';
import { services } from '#content/pages/services.ts';
import { terms } from '#content/pages/terms.ts';
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';
import { appDevelopment } from '#content/services/app-development.ts';
import { customSoftware } from '#content/services/custom-software.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
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
  { path: paths.portfolio, title: portfolio.meta.title },
  { path: paths.about, title: about.meta.title },
  { path: paths.career, title: career.meta.title },
  { path: paths.terms, title: terms.meta.title },
  { path: paths.blog, title: blog.meta.title },
  { path: paths.faq, title: faq.meta.title },
  { path: paths.contact, title: contact.meta.title },
];
