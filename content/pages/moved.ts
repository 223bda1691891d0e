/** The page at an address that a post, project or job had before, for hosts that cannot redirect. */

export const moved = {
  title: 'This page has moved',
  /** Before the link with the entry's title. */
  text: 'This page has a new address:',
};
