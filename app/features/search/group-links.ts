import { href } from 'react-router';

/** Where each group's 'See More' leads (specification section 2, 'Search'). */
export const groupLinks = {
  services: href('/services'),
  blog: href('/company/blog'),
  products: href('/product-solution'),
  portfolio: href('/portfolio'),
} as const;
