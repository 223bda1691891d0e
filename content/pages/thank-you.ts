/** The page after a form was sent without JavaScript. With JavaScript a popup says the same. */
import { site } from '#content/site.ts';
import { answerTime, timeZone } from '../facts.ts';

export const thankYou = {
  meta: {
    title: 'Thank you for your message',
    description: `Your message has been sent. A person reads it and answers within ${answerTime}; what happens after that, step by step, is on the contact page.`,
  },
  heading: 'Thank you! Your message is on its way.',
  text: `A person reads it and answers within ${answerTime}; the office is open ${site.officeHours}, ${timeZone}. If you forgot something, send a second message; we’ll read both together.`,
  /** The next step, to the portfolio. */
  next: 'Read a case like yours',
  home: 'Back to Home',
};
