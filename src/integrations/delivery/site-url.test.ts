import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { readSiteUrl, siteUrlWarning } from './site-url.ts';

test.each(['https://www.example.com', 'https://example.com:8443', 'http://localhost:3000', 'https://xn--45bl4db.example'])(
  '%s will do',
  (url) => {
    expect(readSiteUrl(url)).toBe(url);
  },
);

test('without one it is that of the company’s facts', () => {
  expect(readSiteUrl(undefined)).toBe(site.url);
});

test.each([
  ['', 'the public address'],
  ['  ', 'the public address'],
  ['www.example.com', 'an address such as'],
  ['ftp://example.com', 'an address such as'],
  ['https://www.example.com/', 'expected https://www.example.com, '],
  [' https://www.example.com', 'expected https://www.example.com, '],
  ['https://WWW.Example.com', 'expected https://www.example.com, '],
  ['https://user:secret@example.com', 'expected https://example.com, '],
  ['https://example.com/site', 'expected https://example.com, '],
  ['https://example.com/?a=1', 'expected https://example.com, '],
  ['https://example.com#top', 'expected https://example.com, '],
  ['http://example.com', 'expected https'],
])('%j is refused with what would do', (value, reason) => {
  expect(() => readSiteUrl(value)).toThrow(reason);
});

test('a placeholder for the address does not go out without a word', () => {
  expect(siteUrlWarning(undefined, { url: 'https://www.nakshi.example' })).toContain('SITE_URL is not set');
  expect(siteUrlWarning(undefined, { url: 'https://www.nakshi.com' })).toBeUndefined();
  expect(siteUrlWarning('https://www.nakshi.com')).toBeUndefined();
});
