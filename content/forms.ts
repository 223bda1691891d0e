/**
 * The texts of both forms and of the notice about an unsent message. The error messages of the validation are in
 * app/features/forms/schema.ts, because the inbox on the server uses them too.
 */

/** The labels of the fields: in the forms, on the page after a failed form, and in the inbox. */
export const fieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  aboutFile: 'About the project',
  message: 'Message',
};

/** The message beside an invalid field. `{limit}` is the maximum number of characters. */
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
  /** Label of the hidden field that only robots fill in. */
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
  /** After 'Try again', or when a later automatic retry succeeded. A message that contains 'success' is green. */
  sent: 'Your message was sent successfully.',
};

export const outboxCopy = {
  label: 'Not sent yet',
  fields: fieldLabels,
  /** `{date}` is the day on which the visitor wrote the message. */
  unsent: {
    quote: 'Your quote request of {date} has not reached us yet. It is kept on this device.',
    contact: 'Your message of {date} has not reached us yet. It is kept on this device.',
  },
  /** Subject of the e-mail. */
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

/** The server's answer when a form that was sent without JavaScript failed (server/inbox/failure-page.ts). */
export const failureCopy = {
  title: 'Your message was not sent',
  retry: 'Nothing is lost: correct it here and send it again, or go back to the form.',
  back: 'Please go back to the form: what you typed is still in it.',
  submit: 'Send again',
};

export type QuoteCopy = typeof quoteCopy;
export type ContactCopy = typeof contactCopy;
export type OutboxCopy = typeof outboxCopy;
