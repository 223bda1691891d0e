import { expect, test } from 'vitest';
import { contactCopy } from '#content/forms.ts';
import { sentences, without } from './form-values.ts';
import { limits } from './schema.ts';

const { errors } = contactCopy;

test('each invalid field gets its own sentence, none of them a message of the specification', () => {
  expect([...sentences(['name', 'phone'], { name: '', phone: '' }, errors)]).toEqual([
    ['name', errors.name],
    ['phone', errors.phone],
  ]);
  const messages = ['Please fill', 'Please enter a valid email.', contactCopy.refused, contactCopy.failed];
  expect(Object.values(errors).filter((sentence) => messages.some((message) => sentence.includes(message)))).toEqual([]);
});

test('what is too long is reportable its limit', () => {
  const sentence = sentences(['message'], { message: 'x'.repeat(limits.message + 1) }, errors).get('message');
  expect(sentence).toBe(errors.tooLong.replace('{limit}', String(limits.message)));
});

test('an edited field is invalid no longer, the others still are', () => {
  const invalid = sentences(['name', 'email'], {}, errors);
  expect([...without(invalid, 'name').keys()]).toEqual(['email']);
  expect(without(invalid, 'service')).toBe(invalid);
});

test('only what was sent successfully is green in the status line', () => {
  const { sent, refused, failed } = contactCopy;
  expect([sent, refused, failed].map((text) => text.includes('success'))).toEqual([true, false, false]);
});
