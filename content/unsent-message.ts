/**
 * The texts of the notice about a message that an earlier visit could not send. A file of its own, because only a browser
 * that has such a message loads it.
 */
import { fieldLabels } from './forms.ts';

export const outboxCopy = {
  label: 'Not sent yet',
  fields: fieldLabels,
  /** `{date}` is the day on which the visitor wrote the message. */
  unsent: {
    quote: 'Your quote request of {date} hasn’t reached us yet. It’s safe on this device.',
    contact: 'Your message of {date} hasn’t reached us yet. It’s safe on this device.',
  },
  /** Subject of the email. */
  subject: { quote: 'Quote request', contact: 'Enquiry' },
  tryAgain: 'Try again',
  sending: 'Trying again.',
  again: 'Still no luck. Your message is safe here.',
  email: 'Send by e-mail instead',
  discard: 'Discard',
  discarded: 'Discarded.',
  sent: 'It’s reached us now. Thank you.',
  hide: 'Hide',
};
