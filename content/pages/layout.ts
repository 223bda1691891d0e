/** The words of the frame round every page: header, menus, footer, and what moving pictures, ratings and links are called. */

export const layout = {
  skip: 'Skip to the content',
  menu: { label: 'Main', open: 'Open the menu', close: 'Close the menu' },
  /** On a phone the search is a bar of its own, which has room for more words in its box. */
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
  /** At the foot of the phone's menu. */
  getInTouch: 'Get in Touch',
  footer: {
    quickLinks: 'Quick Links',
    popularLinks: 'Popular Links',
    contact: 'Contact',
    social: 'Social media',
    /** Follows the year and the company's name. */
    rights: 'All rights reserved.',
  },
  /** `slide` and `of` make 'Slide 2 of 5'. `carousel` and `slideRole` say to a screen reader what it is in. */
  carousel: {
    carousel: 'carousel',
    slideRole: 'slide',
    slide: 'Slide',
    of: 'of',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous',
    next: 'Next',
  },
  /** Between the stars given and the most that there can be: '4 out of 5'. */
  rating: { outOf: 'out of' },
  close: 'Close',
  newTab: 'opens in a new tab',
  loading: 'Loading',
  /** Names a table that scrolls by itself, in a post or a project. */
  table: 'Table',
};
