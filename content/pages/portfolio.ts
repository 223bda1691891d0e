/** The texts of the portfolio's list and of each project's page (specification section 2, 'Portfolio list' and 'Project detail'). */
import { country } from '#content/site.ts';

export const portfolio = {
  meta: {
    title: 'Portfolio: websites, shops, apps and software in use',
    description: `Projects with place, time, tools and three figures each: web shops, company sites, apps and software for small companies in ${country} and abroad.`,
  },
  heading: "Our Portfolio's",
  subtitle: 'Our Legacy in Design and Development',
  search: { label: 'Search the projects', placeholder: 'Search name or description' },
  categories: 'Categories',
  listHeading: 'Selected projects, newest first',
  /** '9 of 12 projects' beside 'Load More', or '3 projects' when all are shown. */
  count: { of: 'of', one: 'project', many: 'projects' },
  loadMore: 'Load More',
  empty: 'No Project Found',
  /** Beside it: both filters may be the cause, and what is not here may be asked for. */
  help: { clear: 'Clear search and category', ask: 'Ask a question', to: '/contact' },
  /** The projects after the newest nine could not be loaded. */
  failed: {
    text: 'The older projects didn’t load. Please check your connection.',
    trying: 'Trying again.',
    tryAgain: 'Try again',
  },
  notFound: 'Project not found.',
  labels: { category: 'Category', published: 'Published', updated: 'Updated', place: 'Place', time: 'Time', tools: 'Tools' },
  /** Before a project's name, where a client's sentence leads to it. */
  readCase: 'Read the story of',
  figures: 'In figures',
  all: 'Back to the portfolio',
  next: 'Next project',
  /** After the text: what a thing like this costs, and the way to one. */
  closing: {
    label: 'One like this',
    /** After the price and the time. */
    vat: 'without VAT',
    ask: 'Get a quote for one like it',
    /** Before the name of the service that makes such a thing. */
    see: 'See',
  },
};
