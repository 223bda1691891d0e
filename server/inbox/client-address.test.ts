import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const socket = '127.0.0.1';

test.each([
  ['203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  // Not written by a proxy: whatever it is, it makes no new client.
  ['192.0.2.1, somebody', socket],
  ['unknown', socket],
  ['', socket],
])('behind a trusted proxy, X-Forwarded-For: %s is the client %s', (header, client) => {
  const headers = { 'x-forwarded-for': header };
  expect(clientAddress(headers, socket, 1)).toBe(client);
  expect(clientAddress(headers, socket, 0)).toBe(socket);
});

test('without the header, or after the connection has gone, there is still a client to count', () => {
  expect(clientAddress({}, socket, 1)).toBe(socket);
  expect(clientAddress({}, undefined, 1)).toBe('unknown');
});

test('behind two proxies, two visitors are two, and one who writes the header too is still the one that the first proxy saw', () => {
  const behindTwo = (header: string) => clientAddress({ 'x-forwarded-for': header }, socket, 2);
  expect(behindTwo('203.0.113.7, 172.68.0.1')).toBe('203.0.113.7');
  expect(behindTwo('203.0.113.8, 172.68.0.1')).toBe('203.0.113.8');
  expect(behindTwo('192.0.2.99, 203.0.113.7, 172.68.0.1')).toBe('203.0.113.7');
  // Past the first proxy, straight to the second one.
  expect(behindTwo('203.0.113.9')).toBe(socket);
});
