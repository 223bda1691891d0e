import { expect, test } from 'vitest';
import { contactCopy } from '#content/contact-form.ts';
import { fieldErrors, withoutField } from './form-values.ts';
import { limits } from '#src/lib/form-rules.ts';

const { errors } = contactCopy;

test('each invalid field has its own error, and none of them is a message of the specification', () => {
  expect([...fieldErrors(['name', 'phone'], { name: '', phone: '' }, errors)]).toEqual([
    ['name', errors.name],
    ['phone', errors.phone],
  ]);
  const messages = ['Please fill', 'Please enter a valid email.', contactCopy.refused, contactCopy.failed];
  expect(Object.values(errors).filter((error) => messages.some((message) => error.includes(message)))).toEqual([]);
});

test('the error of a text that is too long names the limit', () => {
  const error = fieldErrors(['message'], { message: 'x'.repeat(limits.message + 1) }, errors).get('message');
  expect(error).toBe(errors.tooLong.replace('{limit}', String(limits.message)));
});

test('an edited field loses its error, the others keep theirs', () => {
  const before = fieldErrors(['name', 'email'], {}, errors);
  expect([...withoutField(before, 'name').keys()]).toEqual(['email']);
  expect(withoutField(before, 'service')).toBe(before);
});

test('only the status message of a sent enquiry contains the word that makes it green', () => {
  const { sent, refused, failed } = contactCopy;
  expect([sent, refused, failed].map((text) => text.includes('success'))).toEqual([true, false, false]);
});
