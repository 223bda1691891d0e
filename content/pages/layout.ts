/** The texts that every page has: header, menus and footer, and the labels of carousels, ratings, links and tables. */
import { site } from '#content/site.ts';

export const layout = {
  skip: 'Skip to the content',
  menu: { label: 'Main', button: 'Menu' },
  /** On a phone the search bar takes the full width, so its placeholder can be longer. */
  search: {
    label: 'Search the site',
    placeholder: 'Search',
    phonePlaceholder: 'Search products, posts, projects',
    open: 'Open the search',
  },
  productMenu: {
    heading: 'Built once, fitted to your shop, kitchen or school',
    text: 'Six ready products. Start from the closest one, and we’ll change what doesn’t fit.',
    all: 'View All Product',
  },
  serviceMenu: { all: 'All services' },
  /** At the end of the menu on a phone, and in the footer. */
  getInTouch: 'Get in Touch',
  /** In the header, and at the lower edge of a phone. */
  actions: { chat: 'WhatsApp', call: 'Call', quote: 'Quote' },
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
  /** While a page is on its way. */
  loading: 'Loading the page.',
  /** The notice over a page when the next one did not load. The visitor stays on the page, so nothing in it is lost. */
  failedNavigation: {
    label: 'Not loaded',
    text: 'The page you asked for didn’t load. Please check your connection; this page stays as it is.',
    again: 'It still didn’t load.',
    trying: 'Trying again.',
    tryAgain: 'Try again',
    hide: 'Hide',
  },
  close: 'Close',
  newTab: 'opens in a new tab',
};

/** Beside each 'Get in Touch', so that nobody is surprised by what it opens; with the days of the office hours. Apart from the others, so that a script which needs those does not load the company's data. */
export const getInTouchNote = `on ${site.chatName}, ${site.officeHours.replace(/ .*/, '')}`;
