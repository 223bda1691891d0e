import * as z from 'zod';
import { each, text } from '../fields.ts';
import { choiceNames, fieldNames } from '../form-fields.ts';

export const Fields = z.strictObject({
  fields: each(fieldNames, text),
  emailFaults: z.strictObject({ blank: text, at: text, mailbox: text, domain: text }),
});

export const BothForms = z.strictObject({
  errors: each(fieldNames, text).extend({
    onePhone: text.meta({ hint: 'For two numbers, or an extension.' }),
    tooLong: text,
  }),
  required: text,
  choose: each(choiceNames, text),
  honeypot: text.meta({ hint: 'Label of the hidden field that only robots fill in.' }),
  offline: text.meta({ hint: 'In the form, while the browser has no connection.' }),
  offlineOnThisPage: text.meta({ hint: 'The same where the browser stores nothing.' }),
  thanks: text,
  close: text,
});

export const FormTexts = z.strictObject({
  quote: z.strictObject({ label: text, submit: text, note: text }),
  contact: z.strictObject({ label: text, submit: text, note: text }),
  hints: each(fieldNames, text.optional()),
  chosen: z.strictObject({ label: text, change: text, remove: text }),
});

export const ContactAnswers = z.strictObject({
  refused: text,
  failed: text,
  tryAgain: text,
  sent: text.meta({ hint: "After 'Try again', or when a later automatic retry succeeded. A message that contains 'success' is green." }),
});

export const Receipt = z.strictObject({
  received: text,
  kept: text.meta({ hint: 'It is sent again by itself, or only when the visitor asks for it (the service has refused it).' }),
  keptOnThisPage: text,
  refused: text,
  next: text.meta({ hint: 'Before the name of the nearest case.' }),
  nextOurs: text.meta({ hint: 'Before the newest project, where no case is near.' }),
});

export const UnsentMessage = z.strictObject({
  label: text,
  unsent: z.strictObject({ quote: text, contact: text }).meta({ hint: '`{date}` is the day on which the visitor wrote the message.' }),
  subject: z.strictObject({ quote: text, contact: text }).meta({ hint: 'Subject of the email.' }),
  tryAgain: text,
  sending: text,
  again: text,
  email: text,
  discard: text,
  discarded: text,
  sent: text,
  hide: text,
});

export const FailurePage = z.strictObject({ title: text, retry: text, back: text, submit: text });
