import { expect, test } from 'vitest';
import { StartError } from '../errors.ts';
import { readMailSettings } from './settings.ts';

const complete = { SMTP_URL: 'smtp://u:p%40ss@mail.example.com', MAIL_TO: 'a@example.com, b@example.com', MAIL_FROM: 'site@example.com' };

test('without any of the three there is no e-mail', () => {
  expect(readMailSettings({})).toBeUndefined();
  expect(readMailSettings({ SMTP_URL: ' ', MAIL_TO: '', MAIL_FROM: '' })).toBeUndefined();
});

test('a password is only sent over an encrypted connection, except on this machine', () => {
  expect(readMailSettings(complete)).toEqual({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    requireTLS: true,
    auth: { user: 'u', pass: 'p@ss' },
    to: ['a@example.com', 'b@example.com'],
    from: 'site@example.com',
    name: 'example.com',
    perHour: 30,
  });
  expect(readMailSettings({ ...complete, SMTP_URL: 'smtps://u:p@mail.example.com' })).toMatchObject({
    port: 465,
    secure: true,
    requireTLS: false,
  });
  expect(readMailSettings({ ...complete, SMTP_URL: 'smtp://u:p@127.0.0.1:2525' })).toMatchObject({ port: 2525, requireTLS: false });
  expect(readMailSettings({ ...complete, SMTP_URL: 'smtp://[::1]:25' })).toMatchObject({ host: '::1', requireTLS: false, auth: undefined });
});

test.each([
  [{ SMTP_URL: '' }, /^SMTP_URL: missing/],
  [{ MAIL_TO: '' }, /^MAIL_TO: missing/],
  [{ MAIL_FROM: '' }, /^MAIL_FROM: missing/],
  [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL: expected smtp:\/\//],
  [{ SMTP_URL: 'https://secret:secret@mail.example.com' }, /^SMTP_URL: expected smtp:\/\//],
  [{ SMTP_URL: 'smtp://secret@mail.example.com' }, /^SMTP_URL: expected both a user and a password/],
  [{ SMTP_URL: 'smtp://u:secret@mail.example.com?pool=true' }, /^SMTP_URL: expected/],
  [{ SMTP_URL: 'smtp://u:secret%@mail.example.com' }, /^SMTP_URL: a % in/],
  [{ MAIL_TO: 'office' }, /^MAIL_TO: expected an address.*"office"/],
  [{ MAIL_TO: 'a@b.c,' }, /^MAIL_TO: expected an address.*""/],
  [{ MAIL_TO: 'Office <a@b.c>' }, /^MAIL_TO: expected an address/],
  [{ MAIL_FROM: 'a@b.c, d@e.f' }, /^MAIL_FROM: expected one address/],
  [{ SMTP_NAME: 'my server' }, /^SMTP_NAME: expected the name of this server.*"my server"/],
  [{ MAIL_PER_HOUR: 'many' }, /^MAIL_PER_HOUR: expected a whole number/],
])('%j stops the start, and the message never has the password', (wrong, expected) => {
  const attempt = () => readMailSettings({ ...complete, ...wrong });
  expect(attempt).toThrow(StartError);
  expect(attempt).toThrow(expected);
  expect(attempt).not.toThrow(/secret/);
});

test.each([
  [{}, 'example.com'],
  [{ MAIL_FROM: 'info@দোকান.বাংলা' }, 'xn--p5b7ah1gxc.xn--54b7fta0cc'],
  [{ SMTP_NAME: 'www.example.org' }, 'www.example.org'],
])('with %j the server calls itself %s', (change, name) => {
  expect(readMailSettings({ ...complete, ...change })?.name).toBe(name);
});
