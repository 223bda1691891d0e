/** The texts of the blog's list and of each post's page (specification section 2, 'Blog list' and 'Blog detail'). */

export const blog = {
  meta: {
    title: 'Blog: websites and software explained for owners',
    description:
      'Articles for owners who buy or run websites and software: how to read a quote, how fast a shop should be, WordPress or Drupal, and what it all costs.',
  },
  /** The list's name in the breadcrumbs for search engines. */
  crumb: 'Blog',
  heading: "Our Blog's",
  subheading: 'Exploring Possibilities, One Blog at a Time',
  search: { label: 'Search the posts', placeholder: 'Search the titles' },
  categories: 'Categories',
  listHeading: 'All posts, newest first',
  /** '9 of 14 posts' below the list, or '3 posts' when all are shown. */
  count: { of: 'of', one: 'post', many: 'posts' },
  loadMore: 'Load More',
  empty: 'No blogs found',
  /** Beside it: both filters may be the cause, and what is not here may be asked for. */
  help: { clear: 'Clear search and category', ask: 'Ask a question', to: '/contact' },
  /** The posts after the newest nine could not be loaded. */
  failed: {
    text: 'The older posts didn’t load. Please check your connection.',
    trying: 'Trying again.',
    tryAgain: 'Try again',
  },
  notFound: 'Blog not found.',
  labels: { published: 'Published', updated: 'Updated', category: 'Category', author: 'Author', readingTime: 'Reading time' },
  minutes: { one: 'minute', many: 'minutes' },
  /** At the end of a post and beside it, before the name and the price of the service that it is about. */
  step: { line: 'This is work we do:', vat: 'without VAT', ask: 'Ask a question' },
  /** Label of the links to the newer and the older post, for screen readers only. */
  neighbours: 'Other posts',
  newer: 'Newer post',
  older: 'Older post',
  all: 'All posts',
};
