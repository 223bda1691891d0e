/** The texts of the portfolio's list and of each project's page (specification section 2, 'Portfolio list' and 'Project detail'). */

export const portfolio = {
  meta: {
    title: 'Portfolio: shops, apps and software in use',
    description:
      'Projects with their place, time, tools and three figures each: web shops, company sites, apps and business software for small companies at home and abroad.',
  },
  heading: "Our Portfolio's",
  subtitle: 'Our Legacy in Design and Development',
  search: { label: 'Search the projects', placeholder: 'Search name or description' },
  categories: 'Categories',
  listHeading: 'All projects, newest first',
  /** '9 of 12 projects' beside 'Load More', or '3 projects' when all are shown. */
  count: { of: 'of', one: 'project', many: 'projects' },
  loadMore: 'Load More',
  empty: 'No Project Found',
  notFound: 'Project not found.',
  labels: { category: 'Category', published: 'Published', place: 'Place', time: 'Time', tools: 'Tools' },
  figures: 'In figures',
  all: 'All projects',
  next: 'Next project',
};
