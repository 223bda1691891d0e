/**
 * The specification's rules and messages for the fields of the two forms (sections 5 and 8). The forms in the browser and the
 * inbox of `npm start` share this file, so that both decide alike.
 */
import { fieldNamed, type FieldName, type FormName, forms, isRequired } from '#content/form-fields.ts';
import { fieldLabels } from '#content/forms.ts';

/** Address and key of the site's own inbox, which the forms use when the environment names no other service. */
export const defaultEndpoint = '/api/submit';
export const defaultAccessKey = 'own-inbox';

/** A field that people do not see: only robots fill it in. */
export const honeypotField = 'botcheck';

/** The length of the line about an offer, which the site itself puts before a message: it does not count against its limit. */
export const offerLineLimit = 500;

/** The texts that each form always sends. The subject tells the inbox which form a request comes from. */
export const fixedTexts = {
  quote: {
    custom_message: 'A new quote form submission has arrived from your website.',
    subject: 'New QUOTE Form Submission on Your Website',
  },
  contact: {
    custom_message: 'A new contact form submission has arrived from your website.',
    subject: 'New CONTACT Form Submission on Your Website',
  },
} as const satisfies Record<FormName, object>;

/** The contact form's message, the same for every invalid field. */
export const contactMessage = 'Please fill in all required fields (*).';

/** What is in the fields of one form. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;

/** The part before the @, in any script. */
const mailbox = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
/** Labels in any script, the last one of letters, or as browsers and mail servers write one in another script (RFC 3492). */
const domain = /^(?:[\p{L}\p{M}\p{N}-]+\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/iu;

/** What can be wrong with an address. The sentence for each is in content/forms/fields.json. */
export type EmailFault = 'blank' | 'at' | 'mailbox' | 'domain';

/**
 * An address as it is checked, sent and stored: trimmed, and without the invisible characters that are copied with an address
 * (such as U+200E), which would make it another one.
 */
function cleanEmail(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').trim();
}

/** The one rule for both forms: local part, @, domain, dot, a last part of two or more letters. Undefined for a right address. */
export function emailFault(text: string): EmailFault | undefined {
  const email = cleanEmail(text);
  if (/\s/.test(email)) return 'blank';
  const [before = '', after = '', ...more] = email.split('@');
  if (!email.includes('@') || more.length > 0) return 'at';
  if (!mailbox.test(before)) return 'mailbox';
  return domain.test(after) ? undefined : 'domain';
}

/** Something that can be seen: neither blanks nor characters without a shape, such as U+200B, U+3164 and the empty U+2800. */
const filled = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** A field's text as it is sent and stored. */
export function cleanText(name: FieldName, text: string): string {
  const { kind } = fieldNamed(name);
  return kind === 'email' ? cleanEmail(text) : kind === 'phone' ? phoneDigits(text) : text;
}

/**
 * The invalid fields of a form, in the specification's order, each with its message. The quote form shows the first message.
 * `given`: how much of the message the site itself may have written.
 */
export function invalidFields(form: FormName, values: FieldValues, given = 0): { field: FieldName; message: string }[] {
  return forms[form].fields.flatMap((field) => {
    const message = failure(form, field, (values[field] ?? '').trim(), field === 'message' ? given : 0);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** The message for an invalid text. Checks the length first, so that no regular expression runs on a very long text. */
function failure(form: FormName, name: FieldName, text: string, given: number): string | undefined {
  const field = fieldNamed(name);
  const label = fieldLabels[name];
  const limit = field.kind === 'choice' ? Infinity : field.limit;
  if (text.length > limit + given) return `Please shorten: ${label}. It may have up to ${limit} characters.`;
  if (text === '' ? !isRequired(form, name) : passes(form, name, text)) return undefined;
  if (form === 'contact') return contactMessage;
  return field.kind === 'email' ? 'Please enter a valid email.' : `Please fill required field: ${label}.`;
}

function passes(form: FormName, name: FieldName, text: string): boolean {
  const field = fieldNamed(name);
  if (field.kind === 'email') return emailFault(text) === undefined;
  if (field.kind === 'phone') return isPhone(text, field.digits);
  if (field.kind === 'choice') return field.options.includes(text);
  return filled(text) || !isRequired(form, name);
}

/** Only the digits of a phone number, without spaces, dashes and plus. Those of every script become Western ones. */
export function phoneDigits(value: string): string {
  return value.replaceAll(/\P{Nd}/gu, '').replaceAll(/\D/gu, westernDigit);
}

/** Unicode has the digits of a script in a row, from its nought on; some rows follow each other. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let nought = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String((code - nought) % 10);
}

/** Seven digits or more, and the letter or sign with which an extension or a second number begins: a slash may follow an area code. */
const divider = /(?:\p{Nd}[^\p{Nd}\p{L}/,;&#|]*){7,}[\p{L}/,;&#|]/u;

/**
 * The digits of the first number in a text where an extension or a second number begins: all digits together would be a number
 * that nobody can dial. Undefined where none begins.
 */
export function firstOfSeveral(text: string): string | undefined {
  const found = divider.exec(text.slice(0, 1000));
  return found ? phoneDigits(text.slice(0, found.index + found[0].length)) : undefined;
}

/** One number: no letters, and not more digits than these. */
function isPhone(text: string, most: number): boolean {
  const digits = phoneDigits(text);
  const isOne = (firstOfSeveral(text) ?? digits) === digits;
  return isOne && /^\P{L}*$/u.test(text) && digits.length > 0 && digits.length <= most;
}
