/** The page after a form was sent without JavaScript. With JavaScript a popup says the same. */

export const thankYou = {
  meta: {
    title: 'Thank you for your message',
    description:
      'Your message has been sent. A person reads it and answers within one working day; what happens after that, step by step, stands on the contact page.',
  },
  heading: 'Thank you! Your message is on its way.',
  text: 'A person reads it and answers within one working day. If you forgot something, send it after the first; we read both together.',
  home: 'Back to Home',
};
