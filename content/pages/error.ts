/** The screen of the error boundary: a page could not be rendered. */

export const error = {
  heading: 'Sorry, this page didn’t load',
  text: 'The fault is ours, not yours. Loading it again often helps. If it doesn’t, please write and tell us what you were doing.',
  reload: 'Load it again',
  home: 'Back to Home',
};
