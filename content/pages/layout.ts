/** The texts that every page has: header, menus and footer, and the labels of carousels, ratings, links and tables. */

export const layout = {
  skip: 'Skip to the content',
  menu: { label: 'Main', open: 'Open the menu', close: 'Close the menu' },
  /** On a phone the search bar takes the full width, so its placeholder can be longer. */
  search: {
    label: 'Search the site',
    placeholder: 'Search',
    phonePlaceholder: 'Search products, posts, projects',
    open: 'Open the search',
  },
  productMenu: {
    heading: 'Built once, fitted to your shop, kitchen or school',
    text: 'Six products that already run. You start from one and we change what has to be changed.',
    all: 'View All Product',
  },
  /** At the end of the menu on a phone. */
  getInTouch: 'Get in Touch',
  footer: {
    quickLinks: 'Quick Links',
    popularLinks: 'Popular Links',
    contact: 'Contact',
    social: 'Social media',
    /** After the year and the company's name. */
    rights: 'All rights reserved.',
  },
  carousel: {
    /** Role description for screen readers. */
    carousel: 'carousel',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous',
    next: 'Next',
  },
  /** Between the rating and the maximum: '4 out of 5'. */
  rating: { outOf: 'out of' },
  close: 'Close',
  newTab: 'opens in a new tab',
  /** Label of a scrollable table in a post or a project. */
  table: 'Table',
};
