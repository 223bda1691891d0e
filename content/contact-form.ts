/** The texts of the contact form, apart from those of the quote form, because the home page does without them. */

import { answerTime } from './facts.ts';
import { shared } from './forms.ts';

export const contactCopy = {
  ...shared,
  label: 'Enquiry',
  submit: 'Send Message',
  note: `A person answers within ${answerTime}.`,
  refused: 'There was an error sending your message. Please try again.',
  failed: 'An unexpected error occurred. Please try again later.',
  tryAgain: 'Try again',
  /** After 'Try again', or when a later automatic retry succeeded. A message that contains 'success' is green. */
  sent: 'Your message was sent successfully.',
};

export type ContactCopy = typeof contactCopy;
