import { expect, test } from 'vitest';
import { contactCopy } from '#content/form-copy.ts';
import { formFields } from '#content/form-fields.ts';
import { emailFaults } from '#content/forms.ts';
import { fieldError } from './enhance-form.ts';

const { errors } = contactCopy;

test('each invalid field has its own error, and none of them is a message of the specification', () => {
  expect([fieldError('name', ''), fieldError('phone', '')]).toEqual([errors.name, errors.phone]);
  const messages = ['Please fill', 'Please enter a valid email.', contactCopy.refused, contactCopy.failed];
  expect(Object.values(errors).filter((error) => messages.some((message) => error.includes(message)))).toEqual([]);
});

test('the error of an address says what is wrong with it', () => {
  const said = (email: string) => fieldError('email', email);
  expect(said('')).toBe(errors.email);
  expect(said('rina.example.com')).toBe(emailFaults.at);
  expect(said('rina@example')).toBe(emailFaults.domain);
});

test('the error of a text that is too long names the limit, against which the site’s own line does not count', () => {
  const { limit } = formFields.message;
  const tooLong = errors.tooLong.replace('{limit}', String(limit));
  expect(fieldError('message', 'x'.repeat(limit + 1))).toBe(tooLong);
  expect([fieldError('message', 'x'.repeat(limit + 20), 20), fieldError('message', 'x'.repeat(limit + 21), 20)]).toEqual([
    errors.message,
    tooLong,
  ]);
});

test('only the status message of a sent enquiry contains the word that makes it green', () => {
  const { sent, refused, failed } = contactCopy;
  expect([sent, refused, failed].map((text) => text.includes('success'))).toEqual([true, false, false]);
});
