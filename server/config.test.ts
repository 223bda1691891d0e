import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, readMailSettings } from './config.ts';
import { StartError } from './errors.ts';
import { temporaryFolder, writeSite } from './test-server.ts';

function site(): string {
  const folder = temporaryFolder();
  writeSite(folder, { 'index.html': '' });
  return folder;
}

describe('the configuration', () => {
  test('needs only a built site; everything else has a default', () => {
    const SITE_DIR = site();
    expect(readConfig({ SITE_DIR })).toEqual({
      port: 3000,
      host: 'localhost',
      siteDir: SITE_DIR,
      database: { folder: resolve(import.meta.dirname, '../data') },
      mail: undefined,
      accessKey: 'own-inbox',
      allowedOrigins: [],
      trustProxy: 0,
      rateLimit: { burst: 5, perMinute: 20 / 60 },
      siteRateLimit: { burst: 300, perMinute: 300 },
      maxInboxSize: 1024 ** 3,
      retentionMonths: 12,
      logFormat: 'text',
    });
  });

  test('treats an empty value like a missing one', () => {
    const empty = {
      PORT: '',
      HOST: ' ',
      DATA_DIR: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      FORM_ACCESS_KEY: '',
      ALLOWED_ORIGINS: '',
      TRUST_PROXY: '',
      RATE_LIMIT_BURST: '',
    };
    const SITE_DIR = site();
    expect(readConfig({ SITE_DIR, ...empty })).toEqual(readConfig({ SITE_DIR }));
  });

  test('keeps the inbox in the database of DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://site:secret@db.example.com:5432/inbox';
    expect(readConfig({ SITE_DIR: site(), DATABASE_URL }).database).toEqual({ url: DATABASE_URL });
  });

  test.each([
    [{ RATE_LIMIT_PER_MINUTE: '0' }, 0],
    [{ RATE_LIMIT_BURST: '0' }, 0],
    [{ RATE_LIMIT_SITE_PER_MINUTE: '0' }, 0],
    [{ RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_SITE_PER_MINUTE: '50' }, 50],
    [{ RATE_LIMIT_PER_MINUTE: '1000' }, 300],
  ])('with %j the site takes %i messages a minute, where 0 is no limit', (env, perMinute) => {
    expect(readConfig({ SITE_DIR: site(), ...env }).siteRateLimit).toEqual({ burst: perMinute, perMinute });
  });

  test('reads a list of origins', () => {
    const ALLOWED_ORIGINS = 'https://www.example.com, http://localhost:5173/';
    expect(readConfig({ SITE_DIR: site(), ALLOWED_ORIGINS }).allowedOrigins).toEqual(['https://www.example.com', 'http://localhost:5173']);
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMIT_BURST', 'many'],
    ['RATE_LIMIT_PER_MINUTE', '-5'],
    ['RATE_LIMIT_SITE_PER_MINUTE', '1.5'],
    ['LOG_FORMAT', 'xml'],
    ['ALLOWED_ORIGINS', 'example.com'],
    ['ALLOWED_ORIGINS', 'https://example.com/form'],
    ['ALLOWED_ORIGINS', '*'],
    ['SITE_DIR', '/nowhere'],
    ['DATABASE_URL', 'mysql://db.example.com/inbox'],
    ['DATABASE_URL', 'postgres://db.example.com'],
  ])('refuses %s=%s in one line that names the variable and what is expected', (name, value) => {
    const read = () => readConfig({ SITE_DIR: site(), [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name}: expected [^\n]+$`));
  });
});

describe('the settings of e-mail', () => {
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
    expect(readMailSettings({ ...complete, SMTP_URL: 'smtp://[::1]:25' })).toMatchObject({
      host: '::1',
      requireTLS: false,
      auth: undefined,
    });
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
});
