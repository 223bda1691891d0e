import { href } from 'react-router';

/** The page that each group's 'See More' opens (specification section 2, 'Search'). */
export const groupLinks = {
  services: href('/services'),
  blog: href('/company/blog'),
  products: href('/product-solution'),
  portfolio: href('/portfolio'),
} as const;
