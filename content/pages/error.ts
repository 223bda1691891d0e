/** The screen of the error boundary: a page could not be rendered. */

export const error = {
  meta: {
    title: 'Something went wrong',
    description:
      'This page could not be shown because of a fault on our side. Loading it again often helps; if it does not, start from the home page or write us a line.',
  },
  heading: 'A thread has snapped',
  text: 'This page could not be shown. The fault is ours, not yours. Loading it again often helps; if it does not, please write to us what you were doing.',
  home: 'Back to Home',
};
