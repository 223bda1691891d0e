/**
 * What the two forms ask, the rules in the specification's order and words (sections 5 and 8), and the body they send (section 7).
 * The forms in the browser and the inbox of `npm start` share this file, so that both decide alike.
 */
import * as v from 'valibot';
import { serviceOptions } from '#content/constants.ts';

/** Where the forms send to, and with which key, when the environment names no other service: the site's own inbox. */
export const defaultEndpoint = '/api/submit';
export const defaultAccessKey = 'nakshi-own-inbox';

/** The field that no person sees. Whatever fills it is a robot. */
export const trapField = 'botcheck';

/** Longest texts, in UTF-16 units as `maxlength` counts them; the phone in digits. */
export const limits = { name: 200, email: 254, phone: 30, aboutFile: 10_000, message: 10_000 } as const;

/** The texts that each form sends unchanged. Which form a body belongs to follows from its subject. */
export const fixedTexts = {
  quote: {
    custom_message: 'A new quote form submission has arrived from your website.',
    subject: 'New QUOTE Form Submission on Your Website',
  },
  contact: {
    custom_message: 'A new contact form submission has arrived from your website.',
    subject: 'New CONTACT Form Submission on Your Website',
  },
} as const;

/** What the contact form says whichever field is wrong. */
export const contactMessage = 'Please fill in all required fields (*).';

/** In the order in which they are checked. */
export const quoteFieldNames = ['name', 'email', 'service', 'message'] as const;
export const contactFieldNames = ['name', 'email', 'phone', 'service', 'aboutFile', 'message'] as const;

export type FormName = keyof typeof fixedTexts;
export type QuoteField = (typeof quoteFieldNames)[number];
export type ContactField = (typeof contactFieldNames)[number];

/** Text, at sign, text, dot, text. */
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Local part, @, domain, dot, a last part of two or more letters. */
const standardEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i;

/** A field that an ordinary form left out counts as empty. The length comes first, so that no pattern runs over an endless text. */
function text(limit: number, label: string) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.maxLength(limit, `Please shorten: ${label}. It may have up to ${limit} characters.`),
  );
}

const quoteFields = {
  name: v.pipe(text(limits.name, 'Name'), v.nonEmpty('Please fill required field: Name.')),
  email: v.pipe(text(limits.email, 'Email'), v.regex(simpleEmail, 'Please enter a valid email.')),
  service: v.pipe(v.optional(v.string(), ''), v.picklist(serviceOptions, 'Please fill required field: Service.')),
  message: v.pipe(text(limits.message, 'Message'), v.nonEmpty('Please fill required field: Message.')),
};

const contactFields = {
  name: v.pipe(text(limits.name, 'Name'), v.nonEmpty(contactMessage)),
  email: v.pipe(text(limits.email, 'Email'), v.regex(standardEmail, contactMessage)),
  phone: v.pipe(
    text(100, 'Phone'),
    v.regex(/^\P{L}*$/u, contactMessage),
    v.transform(phoneDigits),
    v.regex(new RegExp(`^\\d{1,${limits.phone}}$`), contactMessage),
  ),
  service: v.pipe(v.optional(v.string(), ''), v.picklist(['', ...serviceOptions], contactMessage)),
  aboutFile: text(limits.aboutFile, 'About'),
  message: v.pipe(text(limits.message, 'Message'), v.nonEmpty(contactMessage)),
};

/** The bodies on the wire (section 7), each field trimmed and the phone as bare digits. A field of another name is refused. */
export const QuoteRequest = v.strictObject({
  custom_message: v.pipe(v.string(), v.maxLength(200)),
  ...quoteFields,
  access_key: v.string(),
  subject: v.literal(fixedTexts.quote.subject),
});
export const ContactEnquiry = v.strictObject({
  custom_message: v.pipe(v.string(), v.maxLength(200)),
  ...contactFields,
  access_key: v.string(),
  subject: v.literal(fixedTexts.contact.subject),
});

export type QuoteRequest = v.InferOutput<typeof QuoteRequest>;
export type ContactEnquiry = v.InferOutput<typeof ContactEnquiry>;

/** The invalid fields of the quote form, in the specification's order: the banner shows the first one's message. */
export function checkQuote(values: Readonly<Record<QuoteField, string>>): { field: QuoteField; message: string }[] {
  return quoteFieldNames.flatMap((field) => {
    const { issues } = v.safeParse(quoteFields[field], values[field], { abortPipeEarly: true });
    return issues ? [{ field, message: issues[0].message }] : [];
  });
}

/** The invalid fields of the contact form, in its order. What it says is always `contactMessage`. */
export function checkContact(values: Readonly<Record<ContactField, string>>): ContactField[] {
  return contactFieldNames.filter((field) => !v.is(contactFields[field], values[field]));
}

/** A phone number as bare digits: spaces, dashes and a leading plus are dropped, Bangla digits become ordinary ones. */
export function phoneDigits(value: string): string {
  return value.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replaceAll(/\D/g, '');
}
