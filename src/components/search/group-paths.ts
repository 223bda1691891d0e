import { paths } from '#lib/paths.ts';

/** The page that each group's 'See More' opens (specification section 2, 'Search'). */
export const groupPaths = {
  services: paths.services,
  blog: paths.blog,
  products: paths.products,
  portfolio: paths.portfolio,
} as const;
