/**
 * What the two forms ask, and the rules in the specification's order and words (sections 5 and 8). The forms in the browser
 * and the inbox of `npm start` share this file, so that both decide alike; the bodies on the wire stand in wire.ts, which
 * no browser loads.
 */
import { serviceOptions } from '#content/constants.ts';

/** Where the forms send to, and with which key, when the environment names no other service: the site's own inbox. */
export const defaultEndpoint = '/api/submit';
export const defaultAccessKey = 'nakshi-own-inbox';

/** The field that no person sees. Whatever fills it is a robot. */
export const honeypotField = 'botcheck';

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

/** What a field's text must be, without blanks at its ends. */
type Rule = { label: string; limit: number; message: string; passes: (text: string) => boolean };

const filled = (text: string) => text !== '';
const offered = (text: string) => serviceOptions.some((option) => option === text);

export const rules = {
  quote: {
    name: { label: 'Name', limit: limits.name, message: 'Please fill required field: Name.', passes: filled },
    email: { label: 'Email', limit: limits.email, message: 'Please enter a valid email.', passes: (text) => simpleEmail.test(text) },
    service: { label: 'Service', limit: limits.name, message: 'Please fill required field: Service.', passes: offered },
    message: { label: 'Message', limit: limits.message, message: 'Please fill required field: Message.', passes: filled },
  },
  contact: {
    name: { label: 'Name', limit: limits.name, message: contactMessage, passes: filled },
    email: { label: 'Email', limit: limits.email, message: contactMessage, passes: (text) => standardEmail.test(text) },
    phone: { label: 'Phone', limit: 100, message: contactMessage, passes: isPhone },
    service: { label: 'Service', limit: limits.name, message: contactMessage, passes: (text) => text === '' || offered(text) },
    aboutFile: { label: 'About', limit: limits.aboutFile, message: contactMessage, passes: () => true },
    message: { label: 'Message', limit: limits.message, message: contactMessage, passes: filled },
  },
} satisfies { quote: Record<QuoteField, Rule>; contact: Record<ContactField, Rule> };

/** What is wrong with a field's text, if anything. The length comes first, so that no pattern runs over an endless text. */
export function failure({ label, limit, message, passes }: Rule, value: string): string | undefined {
  const text = value.trim();
  if (text.length > limit) return `Please shorten: ${label}. It may have up to ${limit} characters.`;
  return passes(text) ? undefined : message;
}

/** The invalid fields of the quote form, in the specification's order: the banner shows the first one's message. */
export function checkQuote(values: Readonly<Record<QuoteField, string>>): { field: QuoteField; message: string }[] {
  return quoteFieldNames.flatMap((field) => {
    const message = failure(rules.quote[field], values[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** The invalid fields of the contact form, in its order. What it says is always `contactMessage`. */
export function checkContact(values: Readonly<Record<ContactField, string>>): ContactField[] {
  return contactFieldNames.filter((field) => failure(rules.contact[field], values[field]) !== undefined);
}

/** A phone number as bare digits: spaces, dashes and a leading plus are dropped, Bangla digits become ordinary ones. */
export function phoneDigits(value: string): string {
  return value.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replaceAll(/\D/g, '');
}

/** Written with anything but letters, and one to `limits.phone` digits in all. */
function isPhone(text: string): boolean {
  const digits = phoneDigits(text).length;
  return /^\P{L}*$/u.test(text) && digits > 0 && digits <= limits.phone;
}
