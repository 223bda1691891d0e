/**
 * The fields of the two forms, with the specification's rules and messages (sections 5 and 8). The forms in the browser and
 * the inbox of `npm start` share this file, so that both decide alike.
 */
import { serviceOptions } from '#content/constants.ts';

/** Address and key of the site's own inbox, which the forms use when the environment names no other service. */
export const defaultEndpoint = '/api/submit';
export const defaultAccessKey = 'own-inbox';

/** A field that people do not see: only robots fill it in. */
export const honeypotField = 'botcheck';

/** Maximum lengths in UTF-16 units, as `maxlength` counts them; the phone's in digits. */
export const limits = { name: 200, email: 254, phone: 30, aboutFile: 10_000, message: 10_000 } as const;

/** The same for the line about an offer, which the site itself puts before a message: it does not count against its limit. */
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
} as const;

/** The contact form's message, the same for every invalid field. */
export const contactMessage = 'Please fill in all required fields (*).';

/** The fields of each form, in the order of the checks. */
export const fieldNames = {
  quote: ['name', 'email', 'service', 'message'],
  contact: ['name', 'email', 'phone', 'service', 'aboutFile', 'message'],
} as const;

export type FormName = keyof typeof fixedTexts;
export type FieldName = (typeof fieldNames)[FormName][number];
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
export function cleanEmail(text: string): string {
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

/** The rule for a field's trimmed text. */
type Rule = { label: string; limit: number; message: string; passes: (text: string) => boolean };

/** Something that can be seen: neither blanks nor characters without a shape, such as U+200B, U+3164 and the empty U+2800. */
const filled = (text: string) => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
const offered = (text: string) => serviceOptions.some((option) => option === text);

export const rules = {
  quote: {
    name: { label: 'Name', limit: limits.name, message: 'Please fill required field: Name.', passes: filled },
    email: { label: 'Email', limit: limits.email, message: 'Please enter a valid email.', passes: isEmail },
    service: { label: 'Service', limit: limits.name, message: 'Please fill required field: Service.', passes: offered },
    message: { label: 'Message', limit: limits.message, message: 'Please fill required field: Message.', passes: filled },
  },
  contact: {
    name: { label: 'Name', limit: limits.name, message: contactMessage, passes: filled },
    email: { label: 'Email', limit: limits.email, message: contactMessage, passes: isEmail },
    phone: { label: 'Phone', limit: 100, message: contactMessage, passes: isPhone },
    service: { label: 'Service', limit: limits.name, message: contactMessage, passes: (text) => text === '' || offered(text) },
    aboutFile: { label: 'About the project', limit: limits.aboutFile, message: contactMessage, passes: () => true },
    message: { label: 'Message', limit: limits.message, message: contactMessage, passes: filled },
  },
} satisfies { [Form in FormName]: Record<(typeof fieldNames)[Form][number], Rule> };

/**
 * The message for an invalid text; undefined for a valid one. `given`: how much of it the site itself may have written. Checks
 * the length first, so that no regular expression runs on a very long text.
 */
export function failure({ label, limit, message, passes }: Rule, value: string, given = 0): string | undefined {
  const text = value.trim();
  if (text.length > limit + given) return `Please shorten: ${label}. It may have up to ${limit} characters.`;
  return passes(text) ? undefined : message;
}

/**
 * The invalid fields of a form, in the specification's order, each with its message. The quote form shows the first message.
 * `given`: the length of what the site itself has put into the message.
 */
export function invalidFields(form: FormName, values: FieldValues, given = 0): { field: FieldName; message: string }[] {
  const formRules: Partial<Record<FieldName, Rule>> = rules[form];
  return fieldNames[form].flatMap((field) => {
    const rule = formRules[field];
    const message = rule && failure(rule, values[field] ?? '', field === 'message' ? given : 0);
    return message === undefined ? [] : [{ field, message }];
  });
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

function isEmail(text: string): boolean {
  return emailFault(text) === undefined;
}

/** One number: no letters, and 1 to `limits.phone` digits. */
function isPhone(text: string): boolean {
  const digits = phoneDigits(text);
  const isOne = (firstOfSeveral(text) ?? digits) === digits;
  return isOne && /^\P{L}*$/u.test(text) && digits.length > 0 && digits.length <= limits.phone;
}
