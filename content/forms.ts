/**
 * What both forms say, and the quote form; the contact form is in contact-form.ts, the notice about an unsent message in
 * unsent-message.ts.
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

/** What is wrong with an e-mail address (`EmailFault` in src/lib/form-rules.ts). Follows the message about the field. */
export const emailFaults = {
  blank: 'There is a blank in it.',
  at: 'It needs one @, as in name@example.com.',
  mailbox: 'Something is wrong before the @.',
  domain: 'After the @ it needs a dot and an ending, as in example.com.',
};

/** The message beside an invalid field. `{limit}` is the maximum number of characters. */
const errors = {
  name: 'Write your name here.',
  email: 'Write it like name@example.com.',
  phone: 'Write your number in digits.',
  /** Two numbers, or an extension. */
  onePhone: 'One number only, please. An extension or a second number can go into the message.',
  service: 'Choose one of the four.',
  aboutFile: 'Please shorten it.',
  message: 'Write a sentence or two.',
  tooLong: 'Up to {limit} characters, please.',
};

/** Below an empty box, in the place of a message. */
export const hints = {
  aboutFile: 'Optional: a name, or a link to your site.',
  message: 'What it should do, for whom, by when.',
};

/** Above the fields, where somebody comes from an offer (content/requests.ts). */
export const slip = { label: 'You chose', change: 'Change', remove: 'Remove' };

/** What both forms say. */
export const shared = {
  fields: fieldLabels,
  errors,
  required: 'Fields marked * are required.',
  chooseService: 'Choose a service',
  /** Label of the hidden field that only robots fill in. */
  honeypot: 'Leave this box empty',
  /** In the form, while the browser has no connection. */
  offline:
    'You are offline. Your message is kept on this device, and it’s sent by itself when the connection is back, now or on your next visit.',
  /** The same where the browser stores nothing. */
  offlineOnThisPage: 'You are offline. Keep this page open: your message is sent by itself when the connection is back.',
  thanks: 'Thank you! Your message is on its way.',
  close: 'Close',
};

export const quoteCopy = {
  ...shared,
  label: 'Free quote',
  submit: 'Get a Free Quote',
  note: 'We use what you write to answer you, and for nothing else.',
};

/** The server's answer when a form that was sent without JavaScript failed (server/inbox/failure-page.ts). */
export const failureCopy = {
  title: 'Your message wasn’t sent',
  retry: 'Nothing is lost: it’s all still here. Send it again, or go back to the form.',
  back: 'Please go back to the form: what you typed is still in it.',
  submit: 'Send again',
};

export type QuoteCopy = typeof quoteCopy;
