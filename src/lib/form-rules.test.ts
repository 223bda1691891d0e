import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceOptions } from '#content/constants.ts';
import { formFields, type FormName } from '#content/form-fields.ts';
import { emailFault, type FieldValues, firstOfSeveral, fixedTexts, invalidFields, offerLineLimit, phoneDigits } from './form-rules.ts';
import { validate } from '#server/inbox/validate.ts';

const quote = { name: 'Rahima Akter', email: 'rahima@example.com', service: 'Web Design', message: 'A shop for our pottery.' };
const contact = { ...quote, phone: '8801999999999', aboutFile: '' };
/** What the inbox stores of a request with these fields; undefined where it refuses it. */
function stored(form: FormName, fields: FieldValues): FieldValues | undefined {
  const result = validate({ ...fields, ...fixedTexts[form], access_key: 'k' }, 'k');
  return result.kind === 'accepted' ? result.submission.fields : undefined;
}
const contactFaults = (values: FieldValues) => invalidFields('contact', values).map(({ field }) => field);

describe('the quote form', () => {
  test('accepts a complete request', () => {
    expect(invalidFields('quote', quote)).toEqual([]);
  });

  test('names every invalid field in the order and with the messages of the specification', () => {
    expect(invalidFields('quote', { name: ' ', email: '', service: '', message: '\n' })).toEqual([
      { field: 'name', message: 'Please fill required field: Name.' },
      { field: 'email', message: 'Please enter a valid email.' },
      { field: 'service', message: 'Please fill required field: Service.' },
      { field: 'message', message: 'Please fill required field: Message.' },
    ]);
  });

  test('accepts only the offered services, which are four', () => {
    expect(serviceOptions).toEqual(['Web Design', 'Web Development', 'Software Development', 'App Development']);
    expect(serviceOptions.flatMap((service) => invalidFields('quote', { ...quote, service }))).toEqual([]);
    expect(invalidFields('quote', { ...quote, service: 'Plumbing' })).toEqual([
      { field: 'service', message: 'Please fill required field: Service.' },
    ]);
  });

  test.each(['name', 'email', 'message'] as const)('asks to shorten a %s over its limit', (field) => {
    const { limit } = formFields[field];
    const filled = field === 'email' ? `${'a'.repeat(limit - 5)}@b.cd` : 'a'.repeat(limit);
    expect(invalidFields('quote', { ...quote, [field]: filled })).toEqual([]);
    expect(invalidFields('quote', { ...quote, [field]: `a${filled}` })[0]?.message).toMatch(/^Please shorten: /);
  });
});

test('the site’s own line does not count against the limit of a message, and the inbox takes both', () => {
  const message = 'a'.repeat(formFields.message.limit + offerLineLimit);
  expect(invalidFields('quote', { ...quote, message }, offerLineLimit)).toEqual([]);
  expect(invalidFields('contact', { ...contact, message }, offerLineLimit - 1).map(({ field }) => field)).toEqual(['message']);
  expect(stored('quote', { ...quote, message })).toEqual({ ...quote, message });
  expect(stored('quote', { ...quote, message: `${message}a` })).toBeUndefined();
});

test.each([0x200b, 0x2060, 0x3164, 0x115f, 0x2800, 0xfe0f, 0xad, 0x202e, 0x7f, 0xe0041])('a field with U+%i alone is empty', (code) => {
  const invisible = String.fromCodePoint(code);
  const nothing = { name: ` ${invisible}${invisible}`, message: `${invisible}\n` };
  expect(invalidFields('quote', { ...quote, ...nothing }).map(({ field }) => field)).toEqual(['name', 'message']);
  expect(contactFaults({ ...contact, ...nothing })).toEqual(['name', 'message']);
  // Beside something that can be seen it stays: it joins the letters of some scripts and the parts of some emoji.
  expect(invalidFields('quote', { ...quote, name: `র${invisible}`, message: `👩${invisible}` })).toEqual([]);
});

describe('the contact form', () => {
  test('accepts a complete enquiry, with and without a service', () => {
    expect(contactFaults(contact)).toEqual([]);
    expect(contactFaults({ ...contact, service: '', aboutFile: '' })).toEqual([]);
  });

  test('names every invalid field in the order of the form', () => {
    expect(contactFaults({ name: '', email: '', phone: '', service: '', aboutFile: '', message: '' })).toEqual([
      'name',
      'email',
      'phone',
      'message',
    ]);
  });

  test('accepts only digits as a phone number, up to thirty', () => {
    expect(contactFaults({ ...contact, phone: '1'.repeat(30) })).toEqual([]);
    for (const phone of ['1'.repeat(31), 'call me', '12 ext 3', '---']) expect(contactFaults({ ...contact, phone })).toEqual(['phone']);
  });
});

describe('an e-mail address, in both forms', () => {
  const faultsOf = (email: string) => [
    invalidFields('quote', { ...quote, email }).map(({ field }) => field),
    contactFaults({ ...contact, email }),
  ];
  const right = [
    'a@b.cd',
    ' a@b.cd ',
    'a.b+c@example.co.uk',
    "o'brien@example.com",
    'A@EXAMPLE.BD',
    'info@bücher.de',
    'রহিমা@উদাহরণ.বাংলা',
    'info@দোকান.বাংলা',
    // As browsers hand on the one before.
    'info@xn--p5b7ah1gxc.xn--54b7fta0cc',
  ];
  test.each(right)('may be %j', (email) => {
    expect(faultsOf(email)).toEqual([[], []]);
    expect(emailFault(email)).toBeUndefined();
  });

  test.each([
    ['b.de', 'at'],
    ['a@b@c.de', 'at'],
    ['a b@c.de', 'blank'],
    ['a@b c.de', 'blank'],
    ['a@b.cd\nBcc: x@y.zz', 'blank'],
    ['@b.de', 'mailbox'],
    ['<i>@b.de', 'mailbox'],
    ['a@b', 'domain'],
    ['a@b.c', 'domain'],
    ['a@b.c1', 'domain'],
    ['a@.de', 'domain'],
    ['a@b..com', 'domain'],
  ])('may not be %j, for one reason: %s', (email, fault) => {
    expect(faultsOf(email)).toEqual([['email'], ['email']]);
    expect(emailFault(email)).toBe(fault);
  });

  test.each([0x200e, 0x200b, 0xfeff, 0xad, 0x2066])('loses the invisible character U+%i that was copied with it', (code) => {
    const email = `\u200ejane@exam${String.fromCodePoint(code)}ple.org${String.fromCodePoint(code)} `;
    expect(faultsOf(email)).toEqual([[], []]);
    expect([stored('quote', { ...quote, email }), stored('contact', { ...contact, email })]).toMatchObject([
      { email: 'jane@example.org' },
      { email: 'jane@example.org' },
    ]);
  });
});

test('a phone number loses its spaces, dashes and plus, and the digits of every script become Western ones', () => {
  expect(phoneDigits('+880 1999-999 999')).toBe('8801999999999');
  expect(phoneDigits('\u200e০১২৩৪৫৬৭৮৯')).toBe('0123456789');
  expect(phoneDigits('١٢٣ ۴۵۶ ７８９ 𝟟')).toBe('1234567897');
  const written = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) =>
    new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890),
  );
  const inDigits = written.filter((text) => /^\p{Nd}+$/u.test(text));
  expect(inDigits.length).toBeGreaterThan(50);
  expect(new Set(inDigits.map(phoneDigits))).toEqual(new Set(['1234567890']));
  fc.assert(
    fc.property(fc.string(), (value) => /^\d*$/.test(phoneDigits(value)) && phoneDigits(phoneDigits(value)) === phoneDigits(value)),
  );
});

test.each([
  ['+880 1711-000000 ext. 12', '8801711000000'],
  ['01711-000000 / 01811-000000', '01711000000'],
  ['০১৭১১-০০০০০০, ০১৮১১-০০০০০০', '01711000000'],
  ['(02) 911 2345x6', '029112345'],
  ['01711 000000 or', '01711000000'],
])('in %j another number or an extension begins', (text, first) => {
  expect(firstOfSeveral(text)).toBe(first);
  expect(contactFaults({ ...contact, phone: text })).toEqual(['phone']);
});

test.each(['030/1234567', '+880 (0)1711-000000', '01711.000.000', '0171100000'])('%j is one number', (text) => {
  expect(firstOfSeveral(text)).toBeUndefined();
  expect(contactFaults({ ...contact, phone: text })).toEqual([]);
});

test('the inbox accepts exactly what the form accepts, and stores the fields of the specification in its order', () => {
  const anything = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'a@b.cd', '01700', ...serviceOptions), fc.string({ unit: 'grapheme' }));
  const typed = fc.record({ name: anything, email: anything, phone: anything, service: anything, aboutFile: anything, message: anything });
  fc.assert(
    fc.property(typed, ({ phone, aboutFile, ...request }) => {
      const enquiry = { ...request, phone, aboutFile };
      expect(stored('quote', request) !== undefined).toBe(invalidFields('quote', request).length === 0);
      expect(stored('contact', enquiry) !== undefined).toBe(invalidFields('contact', enquiry).length === 0);
    }),
  );
  expect(Object.keys(stored('quote', quote) ?? {})).toEqual(['name', 'email', 'service', 'message']);
  expect(Object.keys(stored('contact', contact) ?? {})).toEqual(['name', 'email', 'phone', 'service', 'aboutFile', 'message']);
  expect(stored('contact', { ...contact, name: ' Rahima ', phone: ' +880 1999-999999 ' })).toMatchObject({
    name: 'Rahima',
    phone: '8801999999999',
  });
});
