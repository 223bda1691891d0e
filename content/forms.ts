/**
 * The words of both forms and of the notice about an unsent message. The messages of the validation stand beside its rules
 * in app/features/forms/schema.ts, since the inbox answers with them too.
 */

/** What the visitor knows the fields by, in the forms, on the page of a failed form and in the inbox. */
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  aboutFile: 'About the project',
  message: 'Message',
};

/** What stands beside a field that needs another look. `{limit}` is its greatest number of characters. */
const errors = {
  name: 'Write your name here.',
  email: 'Write it like name@example.com.',
  phone: 'Write your number in digits.',
  service: 'Choose one of the four.',
  aboutFile: 'Write it shorter.',
  message: 'Write a sentence or two.',
  tooLong: 'Up to {limit} characters, please.',
};

const shared = {
  fields: fieldLabels,
  errors,
  required: 'Fields marked * are required.',
  chooseService: 'Choose a service',
  /** Label of the field that only robots fill in; nobody sees it. */
  honeypot: 'Leave this box empty',
  thanks: 'Thank you! Your message is on its way.',
  close: 'Close',
};

export const quoteCopy = {
  ...shared,
  label: 'Free quote',
  submit: 'Get a Free Quote',
  note: 'We use what you write to answer you, and for nothing else.',
};

export const contactCopy = {
  ...shared,
  label: 'Enquiry',
  submit: 'Send Message',
  note: 'You will hear from a person, within one working day.',
  refused: 'There was an error sending your message. Please try again.',
  failed: 'An unexpected error occurred. Please try again later.',
  tryAgain: 'Try again',
  /** After 'Try again', or when the message got through by itself later. A line that contains 'success' is green. */
  sent: 'Your message was sent successfully.',
};

export const outboxCopy = {
  label: 'Not sent yet',
  fields: fieldLabels,
  /** `{date}` is when it was written. */
  unsent: {
    quote: 'Your quote request of {date} has not reached us yet. It is kept on this device.',
    contact: 'Your message of {date} has not reached us yet. It is kept on this device.',
  },
  /** Subject of the letter. */
  subject: { quote: 'Quote request', contact: 'Enquiry' },
  tryAgain: 'Try again',
  sending: 'Trying again.',
  again: 'It did not get through this time either. It is still kept here.',
  email: 'Send by e-mail instead',
  discard: 'Discard',
  discarded: 'Discarded.',
  restore: 'Bring it back',
  sent: 'It has reached us now. Thank you.',
  hide: 'Hide',
};

/** The page that answers a visitor without JavaScript whose form could not be taken (server/inbox/failure-page.ts). */
export const failureCopy = {
  title: 'Your message was not sent',
  retry: 'Nothing is lost: correct it here and send it again, or go back to the form.',
  back: 'Please go back to the form: what you typed is still in it.',
  submit: 'Send again',
};

export type QuoteCopy = typeof quoteCopy;
export type ContactCopy = typeof contactCopy;
export type OutboxCopy = typeof outboxCopy;
