/** The search screen, also when nothing was found, without JavaScript and after a network error (specification section 2, 'Search'). */

export const search = {
  meta: {
    title: 'Search services, posts, products and projects',
    description:
      'Search the whole site at once: six services, every post of the blog, six product solutions and all projects of the portfolio, sorted into four groups.',
  },
  /** A small line above the query, which is the heading. */
  resultsFor: 'Search',
  groups: { services: 'Services', blog: 'Blog', products: 'Product & Solution', portfolio: 'Portfolio' },
  groupsLabel: 'Groups of results',
  /** '3 results', in a live region while the visitor types. */
  count: { one: 'result', many: 'results' },
  seeMore: 'See More',
  noResult: 'No Result Found',
  hint: 'Search for (Product, Solutions, Blogs, Projects)',
  home: 'Back To Home',
  /** Below the button and below results: two lists of which a search finds names and titles alone, then what it doesn’t find. */
  elsewhere: {
    label: 'Other places to look',
    products: 'Product solutions',
    portfolio: 'Portfolio',
    services: 'Services, prices and working with us from abroad',
    faq: 'Questions and answers',
    contact: 'Contact',
  },
  imageAlt: 'A woven medallion; its upper right quarter is missing and only the warp is there',
  noScript: {
    heading: 'Searching needs JavaScript',
    text: 'It’s switched off in this browser, so the search can’t look for your words. Everything it would find is on these four pages:',
  },
  /** The list of posts and projects could not be loaded. */
  interrupted: {
    heading: 'The search didn’t load',
    text: 'The posts and projects didn’t load. Please check your connection and try again; your words will still be there. Everything the search would find is also on these four pages:',
    trying: 'Trying again.',
    tryAgain: 'Try again',
  },
  /** Links to four pages, shown in both cases. */
  sectionLinks: {
    services: 'All services',
    blog: 'All posts of the blog',
    products: 'All product solutions',
    portfolio: 'All projects of the portfolio',
  },
};
